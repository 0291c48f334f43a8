"""Zips that are the same bytes whenever the same files go in."""

from __future__ import annotations

import io
import stat
import zipfile
from collections.abc import Collection, Mapping

_OLDEST = (1980, 1, 1, 0, 0, 0)  # the first date that a zip can hold
_UNIX = 3


def zip_bytes(files: Mapping[str, bytes], executable: Collection[str] = ()) -> bytes:
    """The archive of files by path, in the order of their paths, without dates."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _OLDEST)
            info.create_system = _UNIX
            info.external_attr = (stat.S_IFREG | (0o755 if name in executable else 0o644)) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, files[name])
    return out.getvalue()
