"""What a game's file proves, to anybody: nobody has to trust the program that wrote it."""
