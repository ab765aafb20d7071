"""Changing how the whole program looks and speaks, at once and for next time."""

import contextlib

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from gui import i18n, settings
from gui.kit import sizing, theme


def put_on() -> None:
    """Put the theme and text size in force on every window."""
    kept = settings.current()
    theme.use(kept.theme, text=kept.text / 100)
    sizing.dress()


def speak() -> None:
    """Speak the language that people chose, or the system's."""
    i18n.speak(settings.current().language or i18n.system_language())


def set_theme(name: str) -> None:
    """Change the theme."""
    _keep(theme=name)
    put_on()
    _lay_out_anew()


def set_text(size: int) -> None:
    """Change the size of text, in per cent."""
    _keep(text=size)
    put_on()
    _lay_out_anew()


def _lay_out_anew() -> None:
    """Let every screen make its words again: colours and sizes of single words are set with them.

    A style sheet reaches everything that has a role; what is drawn larger or in a colour of its
    own is made anew as after a change of language, without losing what was typed or chosen.
    """
    for window in QApplication.topLevelWidgets():
        if isValid(window):  # what one offers is made anew with its words, and the old is gone
            QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


def set_language(code: str) -> None:
    """Change the language; every open screen hears of it."""
    _keep(language=code)
    i18n.speak(code)


def toggle_motion() -> None:
    """Cut from step to step, or move again."""
    _keep(reduced_motion=not settings.current().reduced_motion)


def set_layers(switched: str) -> None:
    """Remember which layers of the map are shown otherwise than usual."""
    _keep(layers=switched)


def set_public_layers(switched: str) -> None:
    """Remember the same of the public screen."""
    _keep(public_layers=switched)


def set_cover(seconds: int) -> None:
    """Let the curtain fall after so many seconds without a touch; 0 for never."""
    _keep(cover_after=seconds)


def _keep(**wishes: str | int | bool) -> None:
    # The wish is in force all the same when it cannot be written down.
    with contextlib.suppress(OSError):
        settings.change(**wishes)
