"""Which figure each kind of piece is, by its letter: games enter it with their cards.

One letter is one figure in the whole house, so that a piece is drawn alike wherever it is drawn.
"""

from collections.abc import Mapping

_figures: dict[str, str] = {}


def enter(game: str, figures: Mapping[str, str]) -> None:
    """Let the pieces of a game be these figures of ``gui/kit/piece_shapes.py``.

    Raises:
        ValueError: the piece of that letter is another figure in another game.
    """
    for kind, figure in figures.items():
        known = _figures.setdefault(kind, figure)
        if known != figure:
            raise ValueError(f"piece {kind}: a {figure} in {game}, elsewhere {known}")


def figure_of(kind: str) -> str:
    """Name the figure that a kind of piece is, by its letter; nothing where no game has any."""
    return _figures.get(kind, "")
