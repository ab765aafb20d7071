"""The screens of the library."""
