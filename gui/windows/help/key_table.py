"""The table of keys: every act that has a key, by where it works. The card lists it as it is."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP
from gui.windows.start import ways


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys and what they do."""

    keys: tuple[str, ...]
    """As Qt writes them: ``Ctrl+N``, ``Left``, ``Z``; ``A-Z`` and ``1-9`` for rows of keys."""

    meaning: str

    @property
    def shown(self) -> str:
        """The keys as they are printed on a keyboard."""
        return "  ".join(_SHOWN.get(key, _spoken(key)) for key in self.keys)

    def words(self) -> str:
        """Say what they do in the language now spoken."""
        return QCoreApplication.translate("Keys", self.meaning)


@dataclass(frozen=True, slots=True)
class DoorLine(KeyLine):
    """The letters of the doors at the start: each language has its own."""

    @property
    def shown(self) -> str:
        """The letters as they stand on the doors."""
        return "  ".join(ways.letters())


@dataclass(frozen=True, slots=True)
class GameLine(KeyLine):
    """Keys of a game's own, which says itself what they do."""

    def words(self) -> str:
        """Say it as the game does."""
        return self.meaning


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """What works in one place."""

    place: str
    lines: tuple[KeyLine, ...]

    def words(self) -> str:
        """Name the place in the language now spoken."""
        return QCoreApplication.translate("Keys", self.place)


_SHOWN = {
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    "A-Z": "A … Z",
    "1-9": "1 … 9",
    "Alt+1-9": "Alt+1 … 9",
    "1-4": "1 … 4",
    "Ctrl+Down": "Ctrl+↓",
    "Ctrl+Up": "Ctrl+↑",
    "-": "−",
}


def _spoken(key: str) -> str:
    if key in ("Space", "Ctrl+Space", "Shift+Space"):
        return key.replace("Space", QCoreApplication.translate("Keys", "Space"))
    return key


def _lines(*pairs: tuple[str, str]) -> tuple[KeyLine, ...]:
    return tuple(KeyLine(tuple(keys.split(" ")), meaning) for keys, meaning in pairs)


EVERYWHERE = KeyGroup(
    QT_TRANSLATE_NOOP("Keys", "Everywhere"),
    _lines(
        ("F1", QT_TRANSLATE_NOOP("Keys", "rules in two pages, signs and keys")),
        ("Shift+F1", QT_TRANSLATE_NOOP("Keys", "all the rules")),
        ("F10", QT_TRANSLATE_NOOP("Keys", "the menu")),
        ("F11", QT_TRANSLATE_NOOP("Keys", "full screen")),
        ("F7 Shift+F7", QT_TRANSLATE_NOOP("Keys", "the public screen; as a window")),
        ("F6 Shift+F6", QT_TRANSLATE_NOOP("Keys", "layers of the map; its own")),
        ("F8 Shift+F8", QT_TRANSLATE_NOOP("Keys", "its board nearer, farther")),
        ("Ctrl+F8", QT_TRANSLATE_NOOP("Keys", "its whole board")),
        ("Ctrl+N Ctrl+O", QT_TRANSLATE_NOOP("Keys", "new game, open a game")),
        ("Ctrl+L", QT_TRANSLATE_NOOP("Keys", "library and club")),
        ("Ctrl+P Ctrl+E", QT_TRANSLATE_NOOP("Keys", "print; export for other programs")),
        ("Ctrl+Shift+S", QT_TRANSLATE_NOOP("Keys", "save a copy")),
        ("Ctrl+H", QT_TRANSLATE_NOOP("Keys", "past phases")),
        ("Ctrl+K", QT_TRANSLATE_NOOP("Keys", "the clock")),
        ("Ctrl+Space", QT_TRANSLATE_NOOP("Keys", "stop the clock, or let it go on")),
        ("Ctrl++", QT_TRANSLATE_NOOP("Keys", "a minute more")),
        ("Ctrl+W Ctrl+Q", QT_TRANSLATE_NOOP("Keys", "close the game, quit")),
        ("Esc", QT_TRANSLATE_NOOP("Keys", "one step back; never leaves a game")),
    ),
)

WRITING = "Writing orders"
"""Where a game has keys of its own."""

_BEFORE_NUMBERS = 3
"""Of the lines of that place: a game's own stand before the keys that number what may follow."""

GROUPS = (
    EVERYWHERE,
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Table"),
        _lines(
            ("A-Z", QT_TRANSLATE_NOOP("Keys", "one’s own sign: the curtain asks who it is")),
            ("Enter", QT_TRANSLATE_NOOP("Keys", "next at the laptop")),
            ("Space", QT_TRANSLATE_NOOP("Keys", "start the clock, or stop it")),
            ("[ ]", QT_TRANSLATE_NOOP("Keys", "past phases, one by one")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Board"),
        _lines(
            ("+ - 0", QT_TRANSLATE_NOOP("Keys", "nearer, farther, the whole board")),
            (
                "Left Right Up Down",
                QT_TRANSLATE_NOOP("Keys", "to the nearest space in that direction"),
            ),
            ("Enter", QT_TRANSLATE_NOOP("Keys", "choose the space")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Writing orders"),  # lupdate reads no names: it is WRITING
        _lines(
            ("Tab", QT_TRANSLATE_NOOP("Keys", "next unit without an order")),
            ("Ctrl+Down Ctrl+Up", QT_TRANSLATE_NOOP("Keys", "next row, row before")),
            ("A-Z", QT_TRANSLATE_NOOP("Keys", "to one’s own unit whose name begins like that")),
            ("1-9", QT_TRANSLATE_NOOP("Keys", "take a numbered choice")),
            ("/", QT_TRANSLATE_NOOP("Keys", "type an order")),
            ("Delete", QT_TRANSLATE_NOOP("Keys", "withdraw the order")),
            ("Backspace", QT_TRANSLATE_NOOP("Keys", "one step back in the order")),
            ("Ctrl+Z Ctrl+Y", QT_TRANSLATE_NOOP("Keys", "undo, redo")),
            ("Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Keys", "redo")),
            ("Ctrl+Tab", QT_TRANSLATE_NOOP("Keys", "the player’s next power")),
            ("Ctrl+Enter", QT_TRANSLATE_NOOP("Keys", "seal the orders")),
            ("F9", QT_TRANSLATE_NOOP("Keys", "cover the screen")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Reveal and results"),
        _lines(
            ("Space Right", QT_TRANSLATE_NOOP("Keys", "next")),
            ("Left Backspace", QT_TRANSLATE_NOOP("Keys", "back; once more")),
            ("Home End", QT_TRANSLATE_NOOP("Keys", "to the first, to the last")),
            ("A", QT_TRANSLATE_NOOP("Keys", "all orders at once")),
            ("K R", QT_TRANSLATE_NOOP("Keys", "go by itself; one by one or by conflicts")),
            ("1-4", QT_TRANSLATE_NOOP("Keys", "how fast")),
            ("F B", QT_TRANSLATE_NOOP("Keys", "only failures; orders or results")),
            ("[ ]", QT_TRANSLATE_NOOP("Keys", "previous and next phase")),
            (
                "? S Shift+Z",
                QT_TRANSLATE_NOOP("Keys", "why so; this, or a change, into the study"),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Game master’s desk"),
        _lines(
            ("Ctrl+Down Ctrl+Up", QT_TRANSLATE_NOOP("Keys", "next slip, slip before")),
            (
                "F3",
                QT_TRANSLATE_NOOP(
                    "Keys", "the next line to be ruled on; Enter takes what is offered"
                ),
            ),
            ("F2", QT_TRANSLATE_NOOP("Keys", "rule on the line where the cursor is")),
            (
                "1-9 Delete",
                QT_TRANSLATE_NOOP("Keys", "in the list of lines: another meaning, strike out"),
            ),
            ("Space", QT_TRANSLATE_NOOP("Keys", "in the list of lines: rule in other words")),
            ("F4", QT_TRANSLATE_NOOP("Keys", "share out a letter with slips of several powers")),
            ("Ctrl+Enter", QT_TRANSLATE_NOOP("Keys", "adjudicate; in the preview, commit")),
            ("B S", QT_TRANSLATE_NOOP("Keys", "in the preview: orders or result; study")),
            (
                "Ctrl+Z",
                QT_TRANSLATE_NOOP("Keys", "take back what was typed, or changed on the board"),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "A study’s board"),
        _lines(
            ("Space", QT_TRANSLATE_NOOP("Keys", "judge; write on")),
            ("Left Right Up Down", QT_TRANSLATE_NOOP("Keys", "back, on; another branch")),
            ("Home End", QT_TRANSLATE_NOOP("Keys", "to the first board, to the last")),
            ("Backspace", QT_TRANSLATE_NOOP("Keys", "to the orders that led here")),
            ("Delete", QT_TRANSLATE_NOOP("Keys", "cut the branch off")),
            ("Ctrl+Up Ctrl+Home", QT_TRANSLATE_NOOP("Keys", "branch up; to be the main line")),
            ("Ctrl+Z Ctrl+Y", QT_TRANSLATE_NOOP("Keys", "undo, redo, whatever it was")),
            ("F2 N Shift+F2", QT_TRANSLATE_NOOP("Keys", "name, note; name the study")),
            ("M R P", QT_TRANSLATE_NOOP("Keys", "set up; rulebook; foresee")),
            ("C U T G", QT_TRANSLATE_NOOP("Keys", "compare; rulebooks; tree; guess")),
            ("K PgUp PgDown", QT_TRANSLATE_NOOP("Keys", "chapters; the one before, the next")),
            ("B F", QT_TRANSLATE_NOOP("Keys", "orders or results; only failures")),
            ("Ctrl+C", QT_TRANSLATE_NOOP("Keys", "copy the position line")),
            ("Ctrl+V Ctrl+S Q", QT_TRANSLATE_NOOP("Keys", "paste anything; share; QR code")),
            ("D L E Shift+E", QT_TRANSLATE_NOOP("Keys", "draw; lesson; show all; anew")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "What happens?"),
        _lines(
            ("Up Down", QT_TRANSLATE_NOOP("Keys", "the unit before, the next unit")),
            ("1-4 0", QT_TRANSLATE_NOOP("Keys", "what becomes of it; not sure")),
            ("A", QT_TRANSLATE_NOOP("Keys", "the rest succeed")),
            ("Space", QT_TRANSLATE_NOOP("Keys", "reveal; the next phase")),
            ("B", QT_TRANSLATE_NOOP("Keys", "orders or results")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Guess the orders"),
        _lines(
            ("Space", QT_TRANSLATE_NOOP("Keys", "seal the guess; the next phase")),
            ("B", QT_TRANSLATE_NOOP("Keys", "orders or results")),
            ("Esc", QT_TRANSLATE_NOOP("Keys", "guess for another power")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Start, study, library"),
        (
            DoorLine(
                ("T", "G", "S"),
                QT_TRANSLATE_NOOP("Keys", "at the start: a table, a game master, the study"),
            ),
            *_lines(
                ("N O", QT_TRANSLATE_NOOP("Keys", "at the start: new game, open a game")),
                (
                    "Alt+1 Alt+2 Alt+3",
                    QT_TRANSLATE_NOOP("Keys", "in a new game: a table, a game master, alone"),
                ),
                (
                    "Ctrl+V Alt+L",
                    QT_TRANSLATE_NOOP("Keys", "in a new game: all names; draw powers"),
                ),
                ("Space Enter Z", QT_TRANSLATE_NOOP("Keys", "in a lesson: judge, go on, undo")),
                ("H Shift+H", QT_TRANSLATE_NOOP("Keys", "in a lesson: a hint, the answer")),
                ("/ Ctrl+F P", QT_TRANSLATE_NOOP("Keys", "in the library: search; foresee")),
                ("S Alt+1-9", QT_TRANSLATE_NOOP("Keys", "openings: into the study; whose")),
                ("Ctrl+S", QT_TRANSLATE_NOOP("Keys", "save what is to be printed or exported")),
                ("Ctrl+C", QT_TRANSLATE_NOOP("Keys", "copy the final table")),
                ("PgUp PgDown", QT_TRANSLATE_NOOP("Keys", "bids: ten more, ten less")),
            ),
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class GamePlace(KeyGroup):
    """A place of a game's own, which says itself what it is called."""

    def words(self) -> str:
        """Name it as the game does."""
        return self.place


def groups_of_rounds(
    places: Iterable[tuple[str, Iterable[tuple[str, str]]]],
) -> tuple[KeyGroup, ...]:
    """Return a game's own places with their keys, and what works everywhere."""
    own = [
        GamePlace(place, tuple(GameLine(tuple(keys.split(" ")), what) for keys, what in lines))
        for place, lines in places
    ]
    return (*own, EVERYWHERE)


def groups(own: Iterable[tuple[str, str]]) -> tuple[KeyGroup, ...]:
    """Return every place with its keys, those that a game has of its own among them."""
    lines = tuple(GameLine(tuple(keys.split(" ")), meaning) for keys, meaning in own)
    at = _BEFORE_NUMBERS
    return tuple(
        replace(group, lines=(*group.lines[:at], *lines, *group.lines[at:]))
        if group.place == WRITING
        else group
        for group in GROUPS
    )
