"""What this computer's people prefer. One frozen value, kept as JSON.

Nothing in it belongs to a game, and nothing in it is secret. ``VELMOC_HOME`` moves everything that
the program keeps to another folder.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings, QStandardPaths

NAME = "settings.json"
THEMES = ("light", "dark")
LEAST_TEXT, MOST_TEXT = 100, 200
"""Text sizes in per cent."""

LONGEST_IDLE = 3600
PUBLIC_THEMES = ("projector", "light")
LONGEST_KEY = 400
"""Signs of what a display is known by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Preferences, each with the value that most people want."""

    language: str = ""
    """``cs`` or ``en``; empty for the system's."""

    theme: str = "light"
    """``light`` or ``dark``."""

    text: int = 100
    """Size of text in per cent, 100 to 200."""

    layers: str = ""
    """Which layers of the map are shown otherwise than usual, by their names."""

    cover_after: int = 60
    """Seconds without a key or a click after which the curtain falls; 0 for never."""

    reduced_motion: bool = False
    """Cut from step to step instead of moving."""

    public_on: bool = False
    """Show the public screen with every game."""

    public_display: str = ""
    """The display it fills, by its key; empty for the first that is free."""

    public_theme: str = "projector"
    """``projector`` or ``light``; the program's own theme is another matter."""

    public_layers: str = ""
    """The same on the public screen."""

    paper: str = ""
    """``a5``, ``a4``, ``a3`` or ``letter``; empty for what people use where the system is."""

    order_paper: str = "year"
    """What orders are written on: ``year`` (a power's year on a page) or ``slips`` (one phase)."""

    black_only: bool = False
    """Print in black alone."""

    sounds: bool = True
    """Let the clock, the seals and the reveal be heard."""


class _Kept:
    """What is in force now; one program has one set of preferences."""

    settings: Settings | None = None


def config_folder() -> Path:
    """Return where preferences are kept."""
    home = os.environ.get("VELMOC_HOME")
    place = QStandardPaths.StandardLocation.AppConfigLocation
    return Path(home) if home else Path(QStandardPaths.writableLocation(place))


def data_folder() -> Path:
    """Return where the list of known games and the log are kept."""
    home = os.environ.get("VELMOC_HOME")
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(home) / "data" if home else Path(QStandardPaths.writableLocation(place))


def games_folder() -> Path:
    """Return where new games are kept, unless people say otherwise."""
    home = os.environ.get("VELMOC_HOME")
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(home) / "games" if home else Path(QStandardPaths.writableLocation(place)) / "Velmoc"


def geometry() -> QSettings:
    """Return where the window's place on the screen is kept, and only that."""
    place = config_folder() / "window.ini"
    from engine import private  # noqa: PLC0415 - as below

    # Qt makes files as the shell's umask has it; one that is there it leaves as closed as it was.
    with suppress(OSError):
        private.own_folder(place.parent)
        if not place.exists():
            private.make_file(place)
        private.close_to_others(place)
    return QSettings(str(place), QSettings.Format.IniFormat)


def current() -> Settings:
    """Return the preferences in force; reads them at the first call."""
    if _Kept.settings is None:
        _Kept.settings = load(config_folder() / NAME)
    return _Kept.settings


def change(**wishes: str | int | bool) -> Settings:
    """Change some preferences and keep them.

    Raises:
        OSError: they are in force, but could not be written down.
    """
    known = replace(current(), **_sensible(wishes))
    _Kept.settings = known
    save(known, config_folder() / NAME)
    return known


def forget() -> None:
    """Read the preferences again at the next call."""
    _Kept.settings = None


def load(path: Path) -> Settings:
    """Read preferences. What cannot be read is set aside, and a bad value is the usual one."""
    try:
        text = _text(path)
    except OSError:
        return Settings()
    values, whole = _read(text)
    known = Settings(**_sensible(values))
    if not whole:
        _set_aside(path)
        if known != Settings():
            with suppress(OSError):  # the next change will say so
                save(known, path)
    return known


def _text(path: Path) -> str:
    """Return what stands in the file; what is no file is not waited for.

    Raises:
        OSError: it cannot be read.
    """
    if not path.is_file():
        raise FileNotFoundError(path)
    return path.read_text("utf-8", "replace")


def _read(text: str) -> tuple[dict[str, object], bool]:
    """Return what can be read of preferences, and whether that is all of them."""
    try:
        parsed = json.loads(text)
    except (ValueError, RecursionError):
        from engine.store import salvage  # noqa: PLC0415 - hardly ever needed

        parsed, _ = salvage.loads(text)
        return (parsed if isinstance(parsed, dict) else {}), False
    return (parsed, True) if isinstance(parsed, dict) else ({}, False)


def save(settings: Settings, path: Path) -> None:
    """Write preferences whole or not at all, on the disk when it returns.

    Raises:
        OSError: the folder cannot be written.
    """
    from engine import private  # noqa: PLC0415 - a start only reads

    private.own_folder(path.parent)
    values = {**_of_others(path), **asdict(settings)}
    with private.replacing(path) as draft:
        draft.write_text(json.dumps(values, indent=1) + "\n", "utf-8")


def _of_others(path: Path) -> dict[str, object]:
    """Return what a newer program keeps in the same file and this one does not know."""
    try:
        values, _ = _read(_text(path))
    except OSError:
        return {}
    known = {field.name for field in fields(Settings)}
    return {name: value for name, value in values.items() if name not in known}


def _set_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".broken"))
    except OSError:
        return  # the next save will replace it


def _sensible(
    wishes: Mapping[str, object],
) -> dict[str, Any]:
    """Keep the wishes that make sense; a newer program may have left others."""
    usual = asdict(Settings())
    kept: dict[str, Any] = {}
    for field in fields(Settings):
        wish = wishes.get(field.name, usual[field.name])
        if (
            field.name in wishes
            and type(wish) is type(usual[field.name])
            and _fits(field.name, wish)
        ):
            kept[field.name] = wish
    return kept


_CHOICES = {
    "language": ("", "cs", "en"),
    "theme": THEMES,
    "public_theme": PUBLIC_THEMES,
    "paper": ("", "a5", "a4", "a3", "letter"),
    "order_paper": ("year", "slips"),
}


def _fits(name: str, wish: object) -> bool:
    if name in _CHOICES:
        return wish in _CHOICES[name]
    match name, wish:
        case "public_display" | "layers" | "public_layers", str():
            return len(wish) <= LONGEST_KEY
        case "text", int():
            return LEAST_TEXT <= wish <= MOST_TEXT
        case "cover_after", int():
            return 0 <= wish <= LONGEST_IDLE
    return True
