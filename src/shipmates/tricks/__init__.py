"""The trick-taking engine that the two Crew games call."""
