"""What a stranger is told first: the names of the two pages of rules, and the keys."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication


def page_names() -> tuple[str, ...]:
    """Name the two pages of rules."""
    return (
        QCoreApplication.translate("BezHranic", "A round"),
        QCoreApplication.translate("BezHranic", "The price"),
    )


def keys() -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
    """Return the places where it has keys of its own, each with keys and what they do."""
    say = QCoreApplication.translate
    return (
        (
            say("BezHranic", "At the table"),
            (
                ("Space", say("BezHranic", "deal: the next card, the next round")),
                ("A-Z", say("BezHranic", "everybody has a key of his own: it stands at his place")),
                ("1-9", say("BezHranic", "the field, as on the numeric block; 2 is field 40")),
                ("Esc", say("BezHranic", "let a press pass")),
                ("Enter", say("BezHranic", "behind the curtain: seal")),
            ),
        ),
        (
            say("BezHranic", "The show"),
            (
                ("Space", say("BezHranic", "tell on")),
                ("Shift+Space", say("BezHranic", "the next player")),
                ("Left", say("BezHranic", "one step back")),
                ("R", say("BezHranic", "this bill once more")),
                ("S", say("BezHranic", "this bill whole, at once")),
                ("E", say("BezHranic", "to the end of the round")),
            ),
        ),
        (
            say("BezHranic", "The study"),
            (
                ("F6", say("BezHranic", "printed rounds, or the route desk")),
                ("1-9", say("BezHranic", "lay the token in hand on a field")),
                ("Backspace", say("BezHranic", "take the uppermost token of a field")),
                ("PgUp PgDown", say("BezHranic", "another colour in hand")),
                ("Enter", say("BezHranic", "another card for the place that is chosen")),
                ("B", say("BezHranic", "the best choice of the round")),
                ("D", say("BezHranic", "the trip that is told, on the route desk")),
                ("Ctrl+Z", say("BezHranic", "take the last change back")),
                ("M", say("BezHranic", "on the desk: the whole map")),
                ("W", say("BezHranic", "on the desk: draw a way of one's own")),
            ),
        ),
    )
