"""Getting marks out: files that an LMS takes back, made from stored reports."""
