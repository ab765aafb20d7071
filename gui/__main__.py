"""``python -m gui``: run the program."""

from gui.app import main

if __name__ == "__main__":
    raise SystemExit(main())
