# What nbgrader needs to know of this course. Your own settings go into grading_config.py.
c = get_config()  # noqa: F821  # traitlets provides it, like load_subconfig

load_subconfig("grading_config.py")  # noqa: F821

c.CourseDirectory.course_id = "attention"

# What stands in the place of a solution; `autograder build` writes the same.
c.ClearSolutions.code_stub = {"python": "raise NotImplementedError"}
english = c.AttentionCourse.get("language") == "en"
c.ClearSolutions.text_stub = "*Your answer here.*" if english else "*Ta réponse ici.*"

# Whatever was handed in is read, a damaged file too: that one gets 0 and a reason.
c.Autograde.exporter_class = "autograder.nbgrader_plugin.SubmissionExporter"

# The usual steps, but a notebook whose nbgrader metadata was edited is mended, not refused.
c.Autograde.sanitize_preprocessors = [
    "nbgrader.preprocessors.ClearOutput",
    "autograder.nbgrader_plugin.RestoreCells",
    "nbgrader.preprocessors.OverwriteKernelspec",
    "nbgrader.preprocessors.OverwriteCells",
    "nbgrader.preprocessors.CheckCellMetadata",
]

# The usual steps, but submissions run in the kit's sandbox in the place of Execute, and an exercise
# that could not be graded waits for you (SaveSandboxGrades) in the place of full marks.
c.Autograde.autograde_preprocessors = [
    "autograder.nbgrader_plugin.GradeInSandbox",
    "nbgrader.preprocessors.LimitOutput",
    "autograder.nbgrader_plugin.SaveSandboxGrades",
    "nbgrader.preprocessors.AssignLatePenalties",
    "nbgrader.preprocessors.CheckCellMetadata",
]
