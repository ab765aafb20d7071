"""Every game that the program knows: the only module that knows them all."""
