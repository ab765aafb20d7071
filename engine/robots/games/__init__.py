"""What single games have for the robots beside what their cards tell; the rest is the same for all."""
