"""Programs that play, kill, spoil and measure the real windows: the program never imports one."""

from gui.games import every_game  # noqa: F401 - here the games come in, as in ``gui.app``
