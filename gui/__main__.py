"""``python -m gui``: run the program."""

import gc

# Nothing made while starting can be thrown away; looking for it takes a twentieth of the start.
# The application wakes the collector once its window is seen.
gc.disable()

try:
    from gui.app import main
except (OSError, ValueError) as error:
    # The theme is read when it is loaded; without it there is no window and no language yet.
    raise SystemExit(f"Velmoc cannot start, a part of it is damaged: {error}") from None

if __name__ == "__main__":
    raise SystemExit(main())
