"""What a stranger is told first: the names of the two pages of rules, and the keys."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

_KEYS = (
    (
        QT_TRANSLATE_NOOP("BezHranic", "At the table"),
        (
            ("Space", QT_TRANSLATE_NOOP("BezHranic", "deal: the next card, the next round")),
            (
                "A-Z",
                QT_TRANSLATE_NOOP(
                    "BezHranic", "everybody has a key of his own: it stands at his place"
                ),
            ),
            (
                "1-9",
                QT_TRANSLATE_NOOP("BezHranic", "the field, as on the numeric block; 2 is field 40"),
            ),
            ("Esc", QT_TRANSLATE_NOOP("BezHranic", "let a press pass")),
            ("Enter", QT_TRANSLATE_NOOP("BezHranic", "behind the curtain: seal")),
            ("F3 F4", QT_TRANSLATE_NOOP("BezHranic", "try the keyboard; who is at the table")),
            ("F", QT_TRANSLATE_NOOP("BezHranic", "between rounds: read the card of the start")),
            ("G", QT_TRANSLATE_NOOP("BezHranic", "alone, between rounds: my geography")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("BezHranic", "The show"),
        (
            ("Space", QT_TRANSLATE_NOOP("BezHranic", "go on")),
            ("Shift+Space", QT_TRANSLATE_NOOP("BezHranic", "the next player")),
            ("Left Right", QT_TRANSLATE_NOOP("BezHranic", "one step back, or on")),
            ("R", QT_TRANSLATE_NOOP("BezHranic", "this bill once more")),
            ("S", QT_TRANSLATE_NOOP("BezHranic", "this bill whole, at once")),
            ("E", QT_TRANSLATE_NOOP("BezHranic", "to the end of the round")),
            ("F", QT_TRANSLATE_NOOP("BezHranic", "turn the card of the start, to be read")),
            ("K", QT_TRANSLATE_NOOP("BezHranic", "go on by itself, or stop")),
            ("1-4", QT_TRANSLATE_NOOP("BezHranic", "half, usual, double, fourfold speed")),
            ("P", QT_TRANSLATE_NOOP("BezHranic", "keep the round as pictures or as a film")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("BezHranic", "My geography"),
        (
            (
                "Ctrl+Enter",
                QT_TRANSLATE_NOOP("BezHranic", "practise what is misjudged most"),
            ),
            ("Esc", QT_TRANSLATE_NOOP("BezHranic", "back to the start")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("BezHranic", "The study"),
        (
            ("Alt+1 Alt+2", QT_TRANSLATE_NOOP("BezHranic", "printed rounds, or the route desk")),
            ("1-9", QT_TRANSLATE_NOOP("BezHranic", "lay the token in hand on a field")),
            ("Backspace", QT_TRANSLATE_NOOP("BezHranic", "take the uppermost token of a field")),
            ("PgUp PgDown", QT_TRANSLATE_NOOP("BezHranic", "another colour in hand")),
            ("Enter", QT_TRANSLATE_NOOP("BezHranic", "another card for the place that is chosen")),
            ("B", QT_TRANSLATE_NOOP("BezHranic", "the best choice of the round")),
            ("D", QT_TRANSLATE_NOOP("BezHranic", "the trip that is told, on the route desk")),
            ("Ctrl+Z", QT_TRANSLATE_NOOP("BezHranic", "take the last change back")),
            ("M", QT_TRANSLATE_NOOP("BezHranic", "on the desk: the whole map")),
            ("W", QT_TRANSLATE_NOOP("BezHranic", "on the desk: draw a way of one's own")),
        ),
    ),
)
"""Places, each with its keys and what they do."""


def page_names() -> tuple[str, ...]:
    """Name the two pages of rules."""
    return (
        QCoreApplication.translate("BezHranic", "A round"),
        QCoreApplication.translate("BezHranic", "The price"),
    )


def keys() -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
    """Return the places where it has keys of its own, each with keys and what they do."""
    return [
        (
            QCoreApplication.translate("BezHranic", place),
            [(key, QCoreApplication.translate("BezHranic", what)) for key, what in lines],
        )
        for place, lines in _KEYS
    ]
