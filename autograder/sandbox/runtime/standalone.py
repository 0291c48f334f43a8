"""A child that no warm process forked: it imports everything itself, then connects back."""

from __future__ import annotations

import os
import socket
import sys


def main(port: int, gpu: str, kit: str, folder: str) -> None:
    """Connect to the grader, show the token that came on standard input, and serve."""
    token = sys.stdin.buffer.read()
    os.environ["MPLBACKEND"] = "module://matplotlib_inline.backend_inline"
    from . import child, shell, wire

    child.enter_folder(folder)
    notebook = shell.Notebook()
    known = child.install(gpu)
    sys.path[:] = [entry for entry in sys.path if entry != kit]
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    connected = socket.create_connection(("127.0.0.1", port))
    connected.sendall(token)
    connection = wire.Connection(connected)
    notebook.prepare()
    connection.send({"ready": True}, [])
    child.run(connection, notebook, known)
    os._exit(0)
