"""What single games have for the robots beside what their cards tell."""
