"""What `autograder debrief` puts into its notebook."""
