"""Public geodata and a recipe become a map folder. A tool for developers; never imported at run time."""
