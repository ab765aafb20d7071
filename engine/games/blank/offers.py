"""What may be clicked next while an order is being made.

Tokens, step by step::

    () → "L GATE"                         own lamplighters
    ("L GATE",) → "MARKET"                every quarter he can go to
                → "LIGHT" "SWAP" "REST"   kinds of order; "-" leads to the same places
    ("L GATE", "SWAP") → "MARKET"         with whom he could change places
"""

from collections.abc import Iterator

from engine.board.board import Board
from engine.games.blank.judge import fault_of
from engine.games.blank.orders import KIND, BlankOrder, Go, Light, Rest, Swap
from engine.rules.choice import Choice
from engine.rules.position import Position, Unit

GO, SWAP, LIGHT, REST = "-", "SWAP", "LIGHT", "REST"
"""Kinds of order."""


def choices(
    board: Board, position: Position, power: str, so_far: tuple[str, ...], *, relight: bool
) -> Iterator[Choice]:
    """List what may follow; nothing when the order is complete or cannot begin like this."""
    own = {str(piece): piece for piece in position.of(power)}
    if not so_far:
        for name, piece in own.items():
            yield Choice(token=name, location=piece.at)
        return
    mine = own.get(so_far[0])
    if mine is None:
        return
    offered = _Offered(board, position, mine, relight=relight)
    match so_far[1:]:
        case ():
            yield from offered.goals()
            yield from offered.kinds()
        case ("-",):
            yield from offered.goals()
        case ("SWAP",):
            yield from offered.partners()


class _Offered:
    """What one lamplighter can be told."""

    def __init__(self, board: Board, position: Position, piece: Unit, *, relight: bool) -> None:
        self._board, self._position, self._at, self._relight = board, position, piece.at, relight
        self._near = sorted(board.neighbours(KIND, piece.at))

    def goals(self) -> Iterator[Choice]:
        """Offer every quarter that he can go to."""
        for to in self._near:
            yield Choice(token=to, location=to, order=str(Go(self._at, to)))

    def partners(self) -> Iterator[Choice]:
        """Offer every quarter with whose lamplighter he could change places."""
        for to in self._near:
            why_not = self._why_not(Swap(self._at, to))
            if self._position.at(to) is not None:
                order = str(Swap(self._at, to))
                yield Choice(token=to, location=to, order=order, why_not=why_not)

    def kinds(self) -> Iterator[Choice]:
        """Offer what is no place on the board, with why it is out now."""
        light, rest = Light(self._at), Rest(self._at)
        why_not = [self._why_not(Swap(self._at, to)) for to in self._near]
        yield Choice(token=LIGHT, order=str(light), why_not=self._why_not(light))
        if why_not:
            yield Choice(token=SWAP, why_not="" if "" in why_not else why_not[0])
        yield Choice(token=REST, order=str(rest))
        yield Choice(token=GO)

    def _why_not(self, order: BlankOrder) -> str:
        fault = fault_of(order, self._position, self._board, relight=self._relight)
        return "" if fault is None else fault.reason
