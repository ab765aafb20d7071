"""The words and signs of one order, and how far any reading of them came."""

from dataclasses import dataclass

from engine.games.diplomacy.reader.words import (
    CLOSING,
    EITHER,
    FILLERS,
    SIGN_OF,
    Sign,
    Token,
    TokenKind,
)

_TELLING = ("end", "unit", "province", "order")
"""What could have stood at a place, the most telling last."""


@dataclass(frozen=True, slots=True)
class Miss:
    """The furthest point that any reading came to, and what would have fitted there."""

    token: int
    expected: str


class Tokens:
    """The tokens of one order, asked by their number."""

    def __init__(self, all_: list[Token]) -> None:
        self.all = all_
        self.miss = Miss(0, "unit")
        """The furthest point that any reading came to."""

    def skip_fillers(self, at: int) -> int:
        """Return where the next word stands that is no filler."""
        while (token := self.token(at)) is not None and token.text in FILLERS:
            at += 1
        return at

    def token(self, at: int) -> Token | None:
        """Return the token at a place; nothing behind the last."""
        return self.all[at] if at < len(self.all) else None

    def parted(self, at: int) -> bool:
        """Tell whether a sign stands before a token that parts it from what was before."""
        token = self.token(at)
        return token is not None and not CLOSING.issuperset(token.apart)

    def is_either(self, at: int) -> bool:
        """Tell whether a word such as *or* stands here."""
        token = self.token(at)
        return token is not None and token.text in EITHER

    def bracketed(self, at: int) -> bool:
        """Tell whether a bracket opens before a token."""
        token = self.token(at)
        return token is not None and not frozenset("([{").isdisjoint(token.apart)

    @staticmethod
    def moves(token: Token) -> bool:
        """Tell whether a token says that a unit goes somewhere."""
        return token.kind is TokenKind.DASH or SIGN_OF.get(token.text) is Sign.MOVE

    def kind(self, at: int) -> TokenKind | None:
        """Return what kind of token stands here; nothing behind the last."""
        return self.all[at].kind if at < len(self.all) else None

    def ends(self, at: int) -> bool:
        """Tell whether the order ends here, and note that it should."""
        if at < len(self.all):
            self.missed(at, "end")
        return at >= len(self.all)

    def missed(self, at: int, expected: str) -> None:
        """Note what would have fitted here, if no reading came as far."""
        rank = _TELLING.index
        if (at, rank(expected)) > (self.miss.token, rank(self.miss.expected)):
            self.miss = Miss(at, expected)
