"""Where nothing can be written: the user's to choose again, and no fault of the grader."""

from __future__ import annotations

import errno
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from autograder.errors import UsageError
from autograder.text import Language, Text

CANNOT_WRITE = Text(
    "impossible d'écrire dans {} ({}) : choisis un autre dossier avec --output.",
    "cannot write to {} ({}): choose another folder with --output.",
)
REASONS = {
    errno.EACCES: Text("accès refusé", "permission denied"),
    errno.EPERM: Text("accès refusé", "permission denied"),
    errno.EROFS: Text("système de fichiers en lecture seule", "read-only file system"),
    errno.ENOSPC: Text("plus de place sur le disque", "no space left on the disk"),
    errno.EDQUOT: Text("quota dépassé", "quota exceeded"),
    errno.ENOENT: Text("ce dossier ne peut pas être créé", "this folder cannot be made"),
    errno.ENOTDIR: Text("ce n'est pas un dossier", "not a folder"),
    errno.EEXIST: Text("ce n'est pas un dossier", "not a folder"),
    errno.ENAMETOOLONG: Text("nom trop long", "name too long"),
}
# Said while writing, without the name of a file.
_FULL = (errno.ENOSPC, errno.EDQUOT)


@contextmanager
def writing_to(folder: Path, language: Language) -> Iterator[None]:
    """Raises UsageError in the place of the system's refusal to write under `folder`."""
    try:
        yield
    except OSError as error:
        if error.errno not in REASONS or not (error.errno in _FULL or _under(error, folder)):
            raise
        reason = REASONS[error.errno].to(language)
        raise UsageError(CANNOT_WRITE.to(language).format(folder, reason)) from error


def ensure_writable(folder: Path, language: Language) -> None:
    """Raises UsageError where nothing can be written in `folder`, before anything slow begins.

    Tried and not asked: a system may say yes and refuse. Leaves nothing behind.
    """
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    with writing_to(folder, language):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=folder, prefix=".autograder-"):
                pass
        finally:
            for path in missing:
                with suppress(OSError):  # not made, or taken by somebody meanwhile
                    path.rmdir()


def _under(error: OSError, folder: Path) -> bool:
    """Whether it speaks of the folder, of a folder on the way to it, or of writing in it.

    A file that is missing inside the folder was read, not written.
    """
    if not isinstance(error.filename, str):
        return False
    named, asked = Path(error.filename).absolute(), folder.absolute()
    inside = named.is_relative_to(asked) and error.errno != errno.ENOENT
    return inside or asked.is_relative_to(named)
