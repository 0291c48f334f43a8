"""PostgreSQL as the gradebook (`db_url`), started by the test: the same marks as with SQLite."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from desk_folder import NAME, Desk, book
from nbgrader.api import Gradebook

from autograder.desk.folder import tools_on_path
from autograder.errors import CannotGrade

pytestmark = pytest.mark.needs("postgresql")

# The server refuses to run as root.
OWNER = "postgres" if os.geteuid() == 0 else None


def tool(name: str) -> str:
    """On Debian the server's tools lie beside the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or str(found[-1])


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The URL of an empty database, reached by a socket in a folder of its own."""
    # A socket's path must be short; the server's user must reach it.
    folder = Path(tempfile.mkdtemp(prefix="desk-pg-", dir="/tmp"))
    if OWNER is not None:
        shutil.chown(folder, OWNER)
    data = folder / "data"

    def run(*command: Any, **options: Any) -> None:
        subprocess.run(
            [str(part) for part in command], check=True, user=OWNER, cwd=folder,
            stdout=subprocess.DEVNULL, **options,
        )  # fmt: skip

    try:
        run(tool("initdb"), "-D", data, "-U", "desk", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c fsync=off -k {folder}"
        control = (tool("pg_ctl"), "-D", data, "-w", "-s")
        run(*control, "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql+psycopg2://desk@/postgres?host={folder}"
        finally:
            run(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def hand_in_class(desk: Desk) -> None:
    solved, stubs = desk.notebook("source"), desk.notebook("release")
    script = (desk.root / "assignments" / f"{NAME}.py").read_text()
    for student, content, file in (
        ("Zoé O'Neil", solved, f"{NAME}.ipynb"),
        ("stubs", stubs, f"{NAME}.ipynb"),
        ("cut; drop table grade", "{", f"{NAME}.ipynb"),
        ("script", script, f"{NAME}.py"),
    ):
        path = desk.hand_in(student, content, file)
        path.with_name("timestamp.txt").write_text("2026-03-01 12:00:00 UTC")


def test_postgresql_holds_what_sqlite_does(desk: Desk, server: str) -> None:
    hand_in_class(desk)
    desk.grade()
    sqlite = desk.book()
    config = desk.root / "nbgrader_config.py"
    config.write_text(config.read_text() + f"\nc.CourseDirectory.db_url = {server!r}\n")
    with tools_on_path():
        graded = len(desk.graded())
        desk.grade()  # another gradebook is filled without grading again
        assert len(desk.graded()) == graded
        assert book(server) == sqlite
        with Gradebook(server, "attention") as gradebook:
            grade = gradebook.find_grade("softmax_naive_check", NAME, NAME, "stubs")
            grade.manual_score = 1.5
            gradebook.find_comment("softmax_naive", NAME, NAME, "stubs").manual_comment = "« é »"
            gradebook.db.commit()
        desk.hand_in("stubs", desk.notebook("source"))
        desk.grade(jobs=2)
    after = book(server)["stubs"]
    assert after["score"] == 19.5
    assert after["grades"]["softmax_naive_check"] == (2.0, 1.5, True)
    assert after["comments"]["softmax_naive"] == (None, "« é »")
    assert desk.book() == sqlite


def test_database_that_does_not_answer_loses_nothing(desk: Desk) -> None:
    hand_in_class(desk)
    config = desk.root / "nbgrader_config.py"
    url = "postgresql+psycopg2://desk:secret@/postgres?host=/nowhere"
    config.write_text(config.read_text() + f"\nc.CourseDirectory.db_url = {url!r}\n")
    with pytest.raises(CannotGrade, match="does not answer") as raised:
        desk.grade()
    assert "secret" not in str(raised.value)
    assert desk.graded() == []
