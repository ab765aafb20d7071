"""A text read sign by sign, which knows at which line and column it is."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.notation.texts.text_faults import TextError, TextFault

_BLANK = " \t"


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands in a text, counted from 1."""

    line: int
    column: int

    def on(self, signs: int) -> "Place":
        """Return the place so many signs further on the same line."""
        return Place(self.line, self.column + signs)


class Scanner:
    """Goes through a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self._line, self._start = 1, 0

    @property
    def place(self) -> Place:
        """Where it is now."""
        return Place(self._line, self.at - self._start + 1)

    @property
    def sign(self) -> str:
        """The next sign; nothing at the end of the text."""
        return self.text[self.at : self.at + 1]

    def fail(self, code: StrEnum, place: Place | None = None, **facts: object) -> TextError:
        """Make an error about a place, that of now if none is told."""
        place = place or self.place
        return TextError(code, place.line, place.column, **facts)

    def step(self) -> str:
        """Take the next sign."""
        sign = self.sign
        self.at += 1
        if sign == "\n":
            self._line, self._start = self._line + 1, self.at
        return sign

    def back(self, place: Place) -> None:
        """Go back to a place on this line."""
        self.at = self._start + place.column - 1

    def blanks(self) -> None:
        """Pass over blanks on this line."""
        while self.sign and self.sign in _BLANK:
            self.at += 1

    def gap(self) -> None:
        """Pass over blanks and ends of lines."""
        while self.sign and self.sign in " \t\n":
            self.step()

    @property
    def ended(self) -> bool:
        """Tell whether nothing but blanks is left on this line."""
        self.blanks()
        return self.sign in ("", "\n")

    def expect_end(self) -> None:
        """See that nothing is left on this line.

        Raises:
            TextError: something is.
        """
        if not self.ended:
            raise self.fail(TextFault.NOT_EXPECTED, text=self.rest())

    def rest(self) -> str:
        """Return what is left of this line, and stay."""
        end = self.text.find("\n", self.at)
        return self.text[self.at : end if end >= 0 else len(self.text)]

    def take(self, fits: Callable[[str], bool]) -> str:
        """Take signs of this line as long as they fit."""
        start = self.at
        while self.sign and self.sign != "\n" and fits(self.sign):
            self.at += 1
        return self.text[start : self.at]

    def word(self) -> str:
        """Take a word of letters, figures and dashes."""
        return self.take(lambda sign: sign.isalnum() or sign in "_-")

    def quoted(self) -> str:
        """Take a text in quotation marks on one line; a backslash keeps the sign after it.

        Raises:
            TextError: it does not end on its line.
        """
        begun, told = self.place, list[str]()
        self.step()
        while self.sign not in ("", "\n"):
            sign = self.step()
            if sign == '"':
                return "".join(told)
            if sign == "\\" and self.sign in ('"', "\\"):
                sign = self.step()
            told.append(sign)
        raise self.fail(TextFault.NOT_CLOSED, begun, text='"')

    def braced(self) -> str:
        """Take a text in braces, of any number of lines; a backslash keeps the sign after it.

        Its further lines lose as many blanks as the line has in which it begins.

        Raises:
            TextError: it does not end.
        """
        begun = self.place
        line = self.text[self._start : self.at]
        indent = len(line) - len(line.lstrip(" "))
        told: list[str] = []
        self.step()
        while self.sign:
            sign = self.step()
            if sign == "}":
                return "".join(told)
            if sign == "\\" and self.sign in ("}", "\\"):
                sign = self.step()
            told.append(sign)
            if sign == "\n":
                left = indent
                while left and self.sign == " ":
                    self.step()
                    left -= 1
        raise self.fail(TextFault.NOT_CLOSED, begun, text="{")


def quoted(text: str) -> str:
    """Write a text of one line in quotation marks."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def braced(text: str, indent: str) -> str:
    """Write a text in braces where a line begins with so many blanks."""
    escaped = text.replace("\\", "\\\\").replace("}", "\\}")
    first, *others = escaped.split("\n")
    return "\n".join((f"{{{first}", *(f"{indent}{one}" if one else "" for one in others))) + "}"
