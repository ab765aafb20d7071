"""What was typed on a line before, to be brought back by the arrow keys."""


class Typed:
    """Lines in the order in which they were typed, and the one that is begun after them."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._at = 0
        self._begun = ""

    def add(self, line: str) -> None:
        """Remember a line that was entered; once, however often it is tried again."""
        if line in self._lines:
            self._lines.remove(line)
        self._lines.append(line)
        self.edited()

    def edited(self) -> None:
        """Take what stands on the line now for a line that is begun."""
        self._at = len(self._lines)

    def back(self, shown: str) -> str | None:
        """Return the line before the one shown; nothing before the first."""
        if self._at == len(self._lines):
            self._begun = shown
        if self._at and self._lines[self._at - 1] == shown:
            self._at -= 1  # what could not be taken still stands there
        if not self._at:
            return None
        self._at -= 1
        return self._lines[self._at]

    def forward(self) -> str | None:
        """Return the line after the one shown, at last the one that was begun."""
        if self._at >= len(self._lines):
            return None
        self._at += 1
        return self._lines[self._at] if self._at < len(self._lines) else self._begun

    def forget(self) -> None:
        """Remember nothing."""
        self._lines.clear()
        self._at, self._begun = 0, ""
