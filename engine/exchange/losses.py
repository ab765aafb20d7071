"""What a game holds that another program's format has no room for; said before it is written."""

from enum import StrEnum
from itertools import pairwise

from engine.exchange.foreign import Format, Loss
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS
from engine.rules.game import Rules
from engine.rules.phase import Step
from engine.rules.ruling import Verdict
from engine.session.event import Founded
from engine.session.view import PastPhase, PublicView


class Kept(StrEnum):
    """What no format but our own file holds, not even for ourselves."""

    SEALS = "seals"
    """Fingerprints, seals that were opened or voided, and orders that are not revealed yet."""

    LOG = "log"
    """A game master's ruling log: slips as they were written, reasons, phases taken back."""


def losses(founded: Founded, public: PublicView, rules: Rules, form: Format) -> tuple[Loss, ...]:
    """Return what programs that read a format are not told of a game."""
    past = public.past
    usual = dict(PROFILES[EDITIONS[0]].options)
    here = {
        Loss.PLAYERS: any(seat.player for seat in public.seats),
        Loss.TITLE: form is Format.REALPOLITIK,
        Loss.RULES: dict(rules.options) != usual,
        Loss.LINEUP: bool(founded.lineup),
        Loss.COIN: public.coin is not None,
        Loss.DISORDER: bool(public.gone) or any(one.disorder for one in past),
        Loss.REFUSED: any(map(_refused, past)),
        Loss.BOARD: any(b.before != a.resolution.after for a, b in pairwise(past)),
        Loss.OUTCOME: public.outcome is not None,
        Loss.POSITION: form is not Format.JSON and (not past or not _follows(public)),
    }
    return tuple(lost for lost, there in here.items() if there)


def _follows(public: PublicView) -> bool:
    return public.position == public.past[-1].resolution.after


def _refused(past: PastPhase) -> bool:
    """Tell whether a phase has orders that saved games and lists of others leave out."""
    return past.phase.step is not Step.MOVES and any(
        ruling.verdict in (Verdict.ILLEGAL, Verdict.AMBIGUOUS) or ruling.order == "WAIVE"
        for ruling in past.resolution.rulings
    )


def kept_back(public: PublicView) -> tuple[Kept, ...]:
    """Return what stays in our own file alone."""
    return (Kept.LOG,) if public.led else (Kept.SEALS,)
