"""The zip that Gradescope takes as an autograder: the kit, the course, and how to run them.

It holds solutions, hidden tests and the secret seed: it is for Gradescope alone.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from autograder.course import Course
from autograder.errors import UsageError
from autograder.exports.gradescope_run import ROOT_VARIABLE
from autograder.exports.zips import zip_bytes
from autograder.settings import CONFIG_FILE, secret_seed
from autograder.text import Language, Text

_KIT = Path(__file__).resolve().parents[1]
_PROJECT_FILES = ("pyproject.toml", "README.md", "constraints.txt")
_LEFT_OUT = {"__pycache__", ".ruff_cache", ".mypy_cache", ".pytest_cache", ".ipynb_checkpoints"}

NO_PROJECT = Text(
    "{} manque : l'archive pour Gradescope se construit depuis un clone du cours.",
    "{} is missing: the zip for Gradescope is built from a clone of the course.",
)
NOT_BUILT = Text(
    "release/{} n'est pas construit : lance autograder build.",
    "release/{} is not built: run autograder build.",
)

SETUP = """\
#!/usr/bin/env bash
# Run once by Gradescope, while it builds the image: everything that grading needs.
set -euo pipefail
root="${ROOT_VARIABLE:-/autograder}"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq bubblewrap libseccomp2 python3 python3-venv

python=""
for candidate in python3.13 python3.12 python3.11 python3; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python="$candidate"
        break
    fi
done
if [ -z "$python" ]; then  # Ubuntu 22.04 has 3.10
    apt-get install -y -qq software-properties-common
    add-apt-repository -y ppa:deadsnakes/ppa
    apt-get install -y -qq python3.11 python3.11-venv
    python=python3.11
fi

"$python" -m venv "$root/venv"
torch="$(grep '^torch==' "$root/source/constraints.txt")"
"$root/venv/bin/pip" install -q "$torch"INDEX
"$root/venv/bin/pip" install -q -c "$root/source/constraints.txt" "$root/source"
"""

RUN = """\
#!/usr/bin/env bash
# Run by Gradescope for each submission. Without results.json there is no mark, and never a 0.
set -uo pipefail
root="${ROOT_VARIABLE:-/autograder}"
python="${AUTOGRADER_PYTHON:-$root/venv/bin/python}"
AUTOGRADER_SEED="$(cat "$root/source/seed")"
export AUTOGRADER_SEED
cd "$root/source" || exit 3
exec "$python" -m autograder.exports.gradescope_run ASSIGNMENT
"""


def gradescope_zip(
    course: Course, assignment: str, language: Language, torch_index: str = ""
) -> bytes:
    """The archive for one assignment. Raises UsageError when something is not there to pack.

    torch_index: address of the index that torch is installed from; "" leaves that to the settings
    of the machine that builds the image.

    The same course gives the same bytes. Every solution is in it: an exercise that builds on an
    earlier one is checked with the reference of that one too.
    """
    files: dict[str, bytes] = {}
    for path in _files(_KIT):
        files[f"autograder/{path.relative_to(_KIT).as_posix()}"] = path.read_bytes()
    for name in _PROJECT_FILES:
        files[name] = _content(_KIT.parent / name, language)
    files[CONFIG_FILE] = _content(course.root / CONFIG_FILE, language)
    for folder in ("solutions", "release"):
        for path in _files(course.root / folder):
            files[path.relative_to(course.root).as_posix()] = path.read_bytes()
    if not any(name.startswith(f"release/{assignment}/") for name in files):
        raise UsageError(NOT_BUILT.to(language).format(assignment))
    files["seed"] = f"{secret_seed(course.root)}\n".encode()
    index = f" --index-url {shlex.quote(torch_index)}" if torch_index else ""
    scripts = {
        "setup.sh": SETUP.replace("ROOT_VARIABLE", ROOT_VARIABLE).replace("INDEX", index),
        "run_autograder": RUN.replace("ROOT_VARIABLE", ROOT_VARIABLE).replace(
            "ASSIGNMENT", assignment
        ),
    }
    files |= {name: script.encode() for name, script in scripts.items()}
    return zip_bytes(files, executable=scripts)


def _files(folder: Path) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and not path.is_symlink()
        and path.suffix != ".pyc"
        and not _LEFT_OUT & set(path.relative_to(folder).parts)
    ]


def _content(path: Path, language: Language) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise UsageError(NO_PROJECT.to(language).format(path)) from None
