"""Starts as ``python -m gui`` does: the first sight, then the start screen in its place."""

import gc
import sys
import time

gc.disable()  # as gui.__main__ does

from gui.process import features  # noqa: E402 - see above

features.want_none()

from gui.process import application, first_paint  # noqa: E402 - see above
from gui.windows import first_sight  # noqa: E402
from gui.windows.main_window import MainWindow  # noqa: E402


def main() -> None:
    """Say when the first sight was painted, and when the start screen was."""
    one = application.begin(["velmoc"])
    window = MainWindow()
    if not first_paint.look(one, window, first_sight.kept()):
        raise SystemExit("the first sight was not painted")
    sys.stdout.write(f"{time.monotonic()}\n")
    from gui import app  # noqa: PLC0415 - as the program does: not before the first sight
    from gui.robots.bench.processes.painted import paint_once  # noqa: PLC0415

    app.prepare()
    window.show_start()
    paint_once(one, window)


if __name__ == "__main__":
    main()
