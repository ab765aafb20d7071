"""The table's clock as people see and hear it: in every bar, on the public screen, in its sheet."""
