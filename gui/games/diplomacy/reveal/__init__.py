"""The course of a reveal: its steps, its fights, what is told of them."""
