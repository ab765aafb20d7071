"""The program's menu: its acts, the settings it changes, what a table settles by it."""
