"""What a class run leaves on the instructor's desk: reports, gradebook, autograded/, feedback/."""
