# The instructor's settings: the one file to edit for a course. The kit reads it, and nbgrader too
# (nbgrader_config.py loads it). Each line shows the default; remove its # to change it.
# After a change of language or points, run `autograder build`.
c = get_config()  # noqa: F821  # traitlets provides it

# Language of notebooks, reports and feedback: "fr" or "en".
# c.AttentionCourse.language = "fr"

# Language of a student's feedback, where it is not that of the course; the names are those of the
# folders in submitted/.
# c.AttentionCourse.student_languages = {"alice": "en"}

# Title shown in reports.
# c.AttentionCourse.course_title = ""

# Points of an exercise, where you want others than the catalogue's, and of a written answer, which
# you grade by hand: 0 unless you say so here.
# c.AttentionCourse.points = {"ps1_softmax": {"softmax_stable": 4, "softmax_jacobian": 1}}

# How much the feedback says of a mistake that it recognises: 0 nothing, 1 the idea, 2 the place,
# 3 nearly the code.
# c.AttentionCourse.hint_level = 1

# Devices on which checks run: "cpu", "gpu" (a mock of one where there is no CUDA), or "all".
# c.AttentionCourse.device = "all"

# What a submission may use: seconds for a cell, for a call of one function and for all cells
# together; megabytes of memory.
# c.AttentionCourse.cell_seconds = 10.0
# c.AttentionCourse.call_seconds = 5.0
# c.AttentionCourse.load_seconds = 60.0
# c.AttentionCourse.memory_mb = 2048

# Late submissions, as nbgrader knows them by timestamp.txt: "none" takes nothing away, "zero"
# gives 0. For a rule of your own, see "Late submission plugin" in nbgrader's documentation.
# c.LateSubmissionPlugin.penalty_method = "none"

# The gradebook: SQLite beside this file by default; a PostgreSQL URL for several machines.
# c.CourseDirectory.db_url = "postgresql://user@host/gradebook"
