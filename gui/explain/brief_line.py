"""A phase that is remembered in a few lines while the table writes the next."""

from dataclasses import dataclass

from engine.table.view import PastPhase, PublicView, Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class BriefLine:
    """One order and what became of it."""

    power: str
    order: str
    """In words: ``Varšava → Halič``."""

    result: str


def told_phase(view: PublicView) -> PastPhase | None:
    """Return the last phase that the table was told, to be remembered while it talks on.

    While results are looked at it is not yet the past; where a game master leads, a phase is in
    the view when he has let it count, and not before.
    """
    return view.past[-1] if view.past and view.stage is Stage.WRITING else None
