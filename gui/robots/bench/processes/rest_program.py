"""Starts as ``python -m gui`` does, and rests on the start screen."""

import gc

gc.disable()  # as gui.__main__ does

from gui.process import features  # noqa: E402 - see above

features.want_none()

from gui.process import application, first_paint  # noqa: E402 - see above
from gui.windows import first_sight  # noqa: E402
from gui.windows.main_window import MainWindow  # noqa: E402


def main() -> None:
    """Say what the start screen takes."""
    one = application.begin(["velmoc"])
    window = MainWindow()
    first_paint.look(one, window, first_sight.kept())
    from gui import app  # noqa: PLC0415 - as the program does: not before the first sight
    from gui.robots.bench.processes.resting import rest, say_memory  # noqa: PLC0415

    app.prepare()
    window.show_start()
    app.sweep(window)
    rest(one)
    say_memory()


if __name__ == "__main__":
    main()
