"""``python -m gui``: run the program."""

import gc

# Nothing made while starting can be thrown away; looking for it takes a twentieth of the start.
# The application wakes the collector once its window is seen.
gc.disable()

from gui.process import features  # noqa: E402 - see above

features.want_none()

from gui.process.first_paint import main  # noqa: E402 - see above

if __name__ == "__main__":
    raise SystemExit(main())
