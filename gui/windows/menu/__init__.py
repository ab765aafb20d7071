"""The program's menu."""
