"""The commands. Heavy modules are imported inside them, so that `--help` stays quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from autograder import __version__
from autograder.cli.boundary import Boundary
from autograder.cli.help import Command
from autograder.cli.invoked import program

app = typer.Typer(
    cls=Boundary,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    Literal["fr", "en"] | None,
    typer.Option("--lang", metavar="fr|en", help="Language; that of grading_config.py by default."),
]
Device = Annotated[
    Literal["cpu", "gpu", "all"] | None,
    typer.Option(
        "--device", metavar="cpu|gpu|all", help="Where checks run; by default, the setting (all)."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the same data as JSON.")]
Unsafe = Annotated[
    bool,
    typer.Option("--unsafe", help="Run without isolation; only for code that you trust."),
]
HintLevel = Annotated[
    int | None,
    typer.Option(
        "--hints",
        metavar="1|2|3",
        min=1,
        max=3,
        help="How much hints say: 1 the idea, 2 the place, 3 nearly the code.",
    ),
]
AssignmentName = Annotated[
    str, typer.Argument(metavar="ASSIGNMENT", help="The assignment, as in ps1_softmax.")
]
ExerciseName = Annotated[
    str | None,
    typer.Option("--exercise", "-e", metavar="NAME", help="Check this exercise alone."),
]
Jobs = Annotated[
    int,
    typer.Option("--jobs", "-j", metavar="N", min=1, help="Submissions graded at the same time."),
]
Reports = Annotated[
    Path | None,
    typer.Option(
        "--reports", metavar="DIR", help="Where reports are; reports/ of the course by default."
    ),
]
Archive = Annotated[
    Path | None,
    typer.Option("--output", metavar="FILE", help="Where the archive goes; dist/ by default."),
]
WorkFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A notebook (.ipynb) or a Python file (.py).")
]


@app.callback(invoke_without_command=True)
def autograder(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Grade the exercises of the course on attention, and say which idea is wrong."""
    if version:
        typer.echo(f"autograder {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
        raise typer.Exit


@app.command(cls=Command)
def check(
    file: WorkFile,
    exercise: ExerciseName = None,
    lang: Lang = None,
    hints: HintLevel = None,
    device: Device = None,
    json: Json = False,
    unsafe: Unsafe = False,
) -> None:
    """Check one file of yours: what is right, what is not, and which idea to look at."""
    from autograder.cli import checking

    checking.check(
        file,
        exercise=exercise,
        language=lang,
        hints=hints,
        device=device,
        as_json=json,
        unsafe=unsafe,
    )


@app.command(cls=Command)
def watch(
    file: WorkFile,
    exercise: ExerciseName = None,
    lang: Lang = None,
    hints: HintLevel = None,
    device: Device = None,
    unsafe: Unsafe = False,
) -> None:
    """Check a file again each time it is saved (Ctrl+C to stop)."""
    from autograder.cli import checking

    checking.watch(
        file, exercise=exercise, language=lang, hints=hints, device=device, unsafe=unsafe
    )


@app.command(cls=Command)
def collect(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="What the LMS gives: a zip, or its unpacked folder."),
    ],
    source: Annotated[
        Literal["moodle", "canvas", "gradescope", "folder"],
        typer.Option(
            "--from",
            metavar="moodle|canvas|gradescope|folder",
            help="Where it comes from; folder for <student>/… or student_assignment.ipynb.",
        ),
    ],
    assignment: Annotated[
        str | None,
        typer.Option(
            "--assignment",
            "-a",
            metavar="ASSIGNMENT",
            help="The assignment; that of the files' names by default.",
        ),
    ] = None,
    submitted: Annotated[
        Path | None,
        typer.Option("--submitted", metavar="DIR", help="Where to put it; submitted/ by default."),
    ] = None,
    roster: Annotated[
        Path | None,
        typer.Option(
            "--roster",
            metavar="FILE.csv",
            help="The students, as CSV; whoever is not in it is left aside.",
        ),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace other submissions that are there already.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Write nothing; show what would be done.")
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Put the download of an LMS into submitted/, one folder for each student."""
    from autograder.cli import collecting

    collecting.collect(
        file,
        source=source,
        assignment=assignment,
        submitted=submitted,
        roster=roster,
        replace=replace,
        dry_run=dry_run,
        language=lang,
        as_json=json,
    )


@app.command(cls=Command)
def grade(
    assignment: AssignmentName,
    submitted: Annotated[
        Path | None,
        typer.Option(
            "--submitted",
            metavar="DIR",
            help="Folder of <student>/<assignment>/… ; submitted/ of the course by default.",
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            metavar="DIR",
            help="Reports go there, and the gradebook is left alone; by default, the course's.",
        ),
    ] = None,
    jobs: Jobs = 1,
    device: Device = None,
    lang: Lang = None,
    force: Annotated[
        bool, typer.Option("--force", help="Grade again what is already graded and unchanged.")
    ] = False,
    explain_changes: Annotated[
        bool,
        typer.Option(
            "--explain-changes", help="Say whose marks changed, in which exercise, and why."
        ),
    ] = False,
    json: Json = False,
    unsafe: Unsafe = False,
) -> None:
    """Grade a class: one report for each student, and a summary."""
    from autograder.cli import grading

    grading.grade(
        assignment,
        submitted=submitted,
        output=output,
        jobs=jobs,
        device=device,
        language=lang,
        force=force,
        as_json=json,
        unsafe=unsafe,
        explain_changes=explain_changes,
    )


@app.command(cls=Command)
def report(
    assignment: AssignmentName,
    format: Annotated[
        Literal[
            "table",
            "csv",
            "json",
            "html",
            "gradescope",
            "moodle",
            "moodle-feedback",
            "canvas",
            "junit",
        ],
        typer.Option(
            "--format",
            metavar="table|csv|json|html|gradescope|moodle|moodle-feedback|canvas|junit",
            help="How to show them, or the system that takes them.",
        ),
    ] = "table",
    reports: Reports = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", metavar="FILE", help="What is written; by default, beside the reports."
        ),
    ] = None,
    worksheet: Annotated[
        Path | None,
        typer.Option("--worksheet", metavar="FILE.csv", help="Moodle's worksheet, to be filled."),
    ] = None,
    gradebook: Annotated[
        Path | None,
        typer.Option("--gradebook", metavar="FILE.csv", help="Canvas's gradebook, to be filled."),
    ] = None,
    column: Annotated[
        str | None,
        typer.Option("--column", metavar="NAME", help="The column to fill, where it is not clear."),
    ] = None,
    roster: Annotated[
        Path | None,
        typer.Option(
            "--roster", metavar="FILE.csv", help="The students, as CSV, to find them in the file."
        ),
    ] = None,
    submitted: Annotated[
        Path | None,
        typer.Option(
            "--submitted", metavar="DIR", help="Where collect put them; submitted/ by default."
        ),
    ] = None,
    marks: Annotated[
        Literal["reports", "gradebook"],
        typer.Option(
            "--marks",
            metavar="reports|gradebook",
            help="Marks of the reports, or of nbgrader with manual grades and late penalties.",
        ),
    ] = "reports",
    lang: Lang = None,
) -> None:
    """Show the stored results of a class, or write them for another system."""
    if format == "table" or format == "csv" or format == "json" or format == "html":
        from autograder.cli import grading

        grading.report(assignment, format=format, reports=reports, language=lang, output=output)
    else:
        from autograder.cli import exporting

        asked = exporting.Asked(
            reports, worksheet, gradebook, column, roster, submitted, marks, output
        )
        exporting.export(assignment, format, asked, language=lang)


@app.command(cls=Command)
def release(
    assignment: AssignmentName,
    as_zip: Annotated[
        bool, typer.Option("--zip", help="Make one archive, for a page of an LMS.")
    ] = False,
    output: Archive = None,
    lang: Lang = None,
) -> None:
    """Say what students may have of an assignment, and make an archive of it."""
    from autograder.cli import exporting

    exporting.release(assignment, as_zip=as_zip, output=output, language=lang)


@app.command(cls=Command, name="gradescope-zip")
def gradescope_zip(
    assignment: AssignmentName,
    output: Archive = None,
    lang: Lang = None,
) -> None:
    """Make the autograder that Gradescope runs; it holds the solutions."""
    from autograder.cli import exporting

    exporting.gradescope_zip(assignment, output=output, language=lang)


@app.command(cls=Command)
def debrief(
    assignment: AssignmentName,
    reports: Reports = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", metavar="FILE", help="Where it goes; debrief.ipynb here by default."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Make a notebook of the class's three most frequent mistakes, for the next lecture."""
    from autograder.cli import classpage

    classpage.debrief(assignment, reports=reports, output=output, lang=lang)


@app.command(cls=Command)
def build(
    lang: Lang = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="DIR", help="Build there and not in the course folder."),
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Change nothing; say what is stale or leaks an answer."),
    ] = False,
    take_source: Annotated[
        bool,
        typer.Option(
            "--take-source", help="First bring edits made in source/ back into solutions/."
        ),
    ] = False,
) -> None:
    """Build assignments/, source/ and release/ from solutions/."""
    from autograder.cli import authoring

    authoring.build(language=lang, output=output, check=check, take_source=take_source)


@app.command(cls=Command)
def verify(
    assignment: Annotated[
        str | None,
        typer.Argument(metavar="ASSIGNMENT", help="The assignment; all of them by default."),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Prove the graders: right programs pass, every known mistake fails and is named."""
    from autograder.cli import authoring

    authoring.verify(assignment, language=lang, as_json=json)


@app.command(cls=Command)
def demo(
    lang: Lang = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="DIR", help="Where the demo goes; demo/ by default."),
    ] = None,
    jobs: Jobs = 1,
) -> None:
    """Grade a small class made on the spot: right, wrong, broken and hostile work."""
    from autograder.cli import grading

    grading.demo(language=lang, output=output, jobs=jobs)


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line on `arguments`, those of the process by default."""
    import sys

    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that lacks a character shows another; it is no reason to fail.
            stream.reconfigure(errors="replace")
    return typer.main.get_command(app)(args=arguments, prog_name=program())
