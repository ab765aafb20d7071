"""What game texts are read and written with."""
