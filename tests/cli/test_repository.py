"""What surrounds the kit: scripts, documentation and the way tests speak of missing tools."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
import typer
from packaging.specifiers import SpecifierSet

from autograder.cli import app
from autograder.rendering.json import report_data
from autograder.text import same
from autograder.values import CellOutcome, CellReport, Report, Status

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "LISEZMOI.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def page(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# -- documentation -----------------------------------------------------------------------------


def commands_of(path: Path) -> list[list[str]]:
    """Each `autograder …` line of the blocks of code of a page."""
    blocks = re.findall(r"^ *```\n(.*?)^ *```", page(path), re.MULTILINE | re.DOTALL)
    lines = [line.strip().partition("  #")[0] for block in blocks for line in block.splitlines()]
    return [
        shlex.split(line.partition(" > ")[0])
        for line in lines
        if re.match(r"(\.venv/bin/)?autograder ", line)
    ]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_command_shown_is_one_that_exists(path: Path) -> None:
    group = typer.main.get_command(app)
    for _, name, *rest in commands_of(path):
        command = group.commands[name]  # type: ignore[attr-defined]
        options = {option for parameter in command.params for option in parameter.opts}
        used = {word for word in rest if word.startswith("-")}
        assert used <= options, (path.name, name)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_pages_with_commands_say_how_the_command_is_found(path: Path) -> None:
    """Setup leaves `.venv/bin/autograder`: a bare `autograder` is not found without more."""
    if any(command[0] == "autograder" for command in commands_of(path)):
        assert "source .venv/bin/activate" in page(path)
        assert r".venv\Scripts\activate" in page(path)


def test_pages_show_commands_at_all() -> None:
    assert len([command for path in PAGES for command in commands_of(path)]) >= 12


@pytest.mark.parametrize("path", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda path: path.name)
def test_every_link_of_a_page_leads_to_a_file(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page(path)):
        if not target.startswith("http"):
            assert (path.parent / target).is_file(), target


def test_json_of_the_documentation_has_the_keys_of_a_report() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", page(ROOT / "docs/commands.md"), re.DOTALL)
    shown = json.loads(block)
    cells = (CellReport(0, CellOutcome.OK, same("")),)
    assert list(shown) == list(report_data(Report("a", "f", Status.GRADED, cells=cells), "en"))
    assert list(shown["cells"][0]) == ["index", "outcome", "message"]


def test_versions_are_pinned_exactly() -> None:
    pins = page(ROOT / "constraints.txt").split()
    assert "torch==2.13.0" in pins
    assert all(re.fullmatch(r"[\w.-]+==[\w.!+]+", pin) for pin in pins)


def test_pins_suit_the_python_of_debian_12() -> None:
    """Debian 12 has Python 3.11.2, and some releases ask for a later 3.11."""
    for pin in page(ROOT / "constraints.txt").split():
        name, _, version = pin.partition("==")
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # of another system, or of another extra
        needed = found.metadata["Requires-Python"] or ""
        assert SpecifierSet(needed).contains("3.11.2"), (pin, needed)
        assert found.version.partition("+")[0] == version, f"{pin}, but {found.version} is tested"


# -- scripts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("script", ["scripts/setup.sh", "scripts/system.sh", ".ci/run"])
def test_scripts_are_executable_and_parse(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    subprocess.run(["bash", "-n", ROOT / script], check=True)


def system(tmp_path: Path, *packages: str, user: str = "1000") -> subprocess.CompletedProcess[str]:
    """scripts/system.sh on a machine without any of its packages."""
    for name in ("bash", "uname"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    (tmp_path / "id").write_text(f"#!{shutil.which('bash')}\necho {user}\n")
    (tmp_path / "id").chmod(0o755)
    return subprocess.run(
        [tmp_path / "bash", ROOT / "scripts/system.sh", *packages],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("user", ["1000", "0"], ids=["ordinary-user", "root-without-apt"])
def test_missing_package_is_said_with_what_remains(tmp_path: Path, user: str) -> None:
    done = system(tmp_path, "bubblewrap", "chromium", user=user)
    assert done.returncode == 0
    assert "sudo apt-get install bubblewrap chromium" in done.stderr
    assert "run under Landlock and seccomp" in done.stderr
    assert "tests of pages in a browser are not available" in done.stderr


def test_nothing_is_said_where_nothing_is_missing(tmp_path: Path) -> None:
    (tmp_path / "bwrap").write_text("#!/bin/sh\n")
    (tmp_path / "bwrap").chmod(0o755)
    done = system(tmp_path, "bubblewrap")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.needs("make")
def test_make_help_lists_the_targets() -> None:
    shown = subprocess.run(
        ["make", "--no-print-directory", "-C", ROOT, "help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    targets = {line.split()[0] for line in shown.splitlines()}
    assert {"setup", "demo", "test", "lint", "bench", "build", "help"} <= targets


# -- tests that need a tool --------------------------------------------------------------------


def run_without_tools(tmp_path: Path, *, ci: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(ROOT / "tests/conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.needs('bubblewrap')\n"
        "def test_one(): pass\n"
        "@pytest.mark.needs('bubblewrap')\n"
        "def test_two(): pass\n"
        "def test_three(): pass\n"
    )
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rs", "test_it.py"],
        cwd=tmp_path,
        env={**os.environ, "PATH": str(tmp_path), "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )


def test_missing_tool_is_not_available_by_name(tmp_path: Path) -> None:
    done = run_without_tools(tmp_path, ci="")
    assert done.returncode == 0
    assert "not available: bubblewrap, 2 tests; apt-get install bubblewrap" in done.stdout
    assert "1 passed, 2 skipped" in done.stdout.splitlines()[-1]


def test_missing_tool_is_a_failure_in_ci(tmp_path: Path) -> None:
    done = run_without_tools(tmp_path, ci="true")
    assert done.returncode == 1
    assert "2 errors" in done.stdout.splitlines()[-1]
    assert "not available: bubblewrap" in done.stdout
