"""Everything that a game's file proves, and how far: computed again, witnessed, or not at all.

Three lists come of it. What is *proven* follows from the rest of the file and the rules: nobody can
have changed it alone. What is proven *only with a witness* agrees with itself, but whoever has the
file can have written all of it anew; a photograph, or twelve signs that somebody kept, ends that.
What is *not provable* no file can tell: whether the clock was right, who sat before the screen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from engine.board.board import Board
from engine.board.loader import load_played
from engine.catalogue import GAMES, LIVE
from engine.proof.envelopes import (
    CoinProof,
    CoinVerdict,
    Proof,
    Verdict,
    coins_of,
    proofs_of,
)
from engine.proof.evidence import Evidence, read_evidence
from engine.proof.faults import Fault, Wrong
from engine.proof.replay import Replay
from engine.proof.rounds import retold
from engine.proof.witnesses import Held, Testimony, testimonies
from engine.rules.game import Rules
from engine.seating.record import agrees
from engine.store.errors import StoreError
from engine.table.ballot_event import BallotClosed, Proposed
from engine.table.coin import Sides
from engine.table.envelope import Scheme
from engine.table.event import Ended, Founded, Opened, Resolved, Sealed, Tossed
from engine.table.map_event import carried
from engine.table.master_event import Led


class Standing(StrEnum):
    """How far something is proven."""

    PROVEN = "proven"
    WITNESS = "witness"
    """Proven only with a witness."""

    UNPROVABLE = "unprovable"
    BROKEN = "broken"
    """Something in the file speaks against it."""


class Matter(StrEnum):
    """What people may want to have proven."""

    RESULTS = "results"
    """Every result follows from the orders, the board before it and the rules."""

    SEALS = "seals"
    """What was opened is what had been sealed."""

    COVERED = "covered"
    """Each seal covers its proposal and all that had happened before it."""

    CLOSED = "closed"
    """What is sealed now holds what was sealed."""

    COURSE = "course"
    """Everything can have happened as it stands: start, who was called, boards set up, times."""

    DEAL = "deal"
    """What was handed in deals the powers so."""

    COIN = "coin"
    """The coin fell as the envelopes made it fall."""

    END = "end"
    """The game ended by its rules, or as the table agreed."""

    VOTES = "votes"
    """Counts fit those who were asked, and what followed fits the counts."""

    HISTORY = "history"
    """Nothing was written anew: orders, owners, edited boards, seals, names, times."""

    SINCE = "since"
    """Nothing was written anew after the last witness, or cut off there."""

    OLD_SEALS = "old seals"
    """Proposals, and the history before each seal, where seals are of the first scheme."""

    BALLOTS = "ballots"
    """How each voted, and whose a proposal was."""

    CLOCK = "clock"
    """That the computer's clock was right."""

    PEOPLE = "people"
    """Who sat before the screen."""

    CHANCE = "chance"
    """That what was drawn by lot was drawn by chance: the order of calls, the seed of the lot."""

    SLIPS = "slips"
    """That the master typed what stood on the slips."""

    REASONS = "reasons"
    """Reasons told for results: another version of the program may have told them otherwise."""

    BESIDE = "beside"
    """The table's clock and PINs, which are no part of the history."""


_BREAKS: Mapping[Fault, tuple[Matter, ...]] = MappingProxyType(
    {
        Fault.IMPOSSIBLE: (Matter.COURSE, Matter.RESULTS),
        Fault.UNKNOWN: (),
        Fault.RESULT: (Matter.RESULTS,),
        Fault.OPENED: (Matter.SEALS,),
        Fault.HEAD: (Matter.COVERED,),
        Fault.SCHEME: (Matter.COVERED,),
        Fault.ENVELOPE: (Matter.CLOSED,),
        Fault.DEAL: (Matter.DEAL,),
        Fault.COIN: (Matter.COIN,),
        Fault.END: (Matter.END,),
        Fault.LIMIT: (Matter.END,),
        Fault.VOTE: (Matter.VOTES,),
    }
)
"""What faults speak against; all others against the course of the game."""


_AGREE = (Held.AGREES, Held.SEALS_AGREE)
_NOTHING_SAID = (Held.NONE, Held.MISREAD)
"""Whoever gave it has to read it again; it speaks against nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proofs:
    """Everything that a game's file can prove."""

    founded: Founded
    board: Board | None
    """What it is played on; nothing where that is no map."""

    proofs: tuple[Proof, ...]
    """In the order in which phases were opened, and powers as they were published."""

    coins: tuple[CoinProof, ...]
    sides: Sides
    """Between which the coins chose."""

    deal: bool | None
    """Whether what was handed in deals the powers so; nothing where nothing was."""

    judged: int
    """How many phases were judged again."""

    steps: int
    """How many events there are."""

    wrong: tuple[Wrong, ...]
    doubts: tuple[Wrong, ...]
    """What another version of the program may have written so."""

    testimonies: tuple[Testimony, ...]
    table: Mapping[Standing, tuple[Matter, ...]]
    trouble: StoreError | None
    """Why the history is readable up to some step only; nothing when all of it is whole."""

    @property
    def witnessed(self) -> int:
        """Up to which event witnesses prove that nothing was changed."""
        agreed = (one.step for one in self.testimonies if one.held is Held.AGREES)
        return max(agreed, default=0)

    @property
    def good(self) -> bool:
        """Whether nothing at all speaks against the file."""
        return (
            self.trouble is None
            and not self.wrong
            and self.deal is not False
            and all(proof.verdict is Verdict.AGREES for proof in self.proofs)
            and all(c.verdict(self.sides) is not CoinVerdict.DIFFERS for c in self.coins)
            and all(t.held in _AGREE for t in self.testimonies)
        )


def read_proofs(path: Path, witnesses: Sequence[str] = ()) -> Proofs:
    """Check everything in a game that is closed.

    Raises:
        StoreError: the file is missing, no game's, of a later version, in use, or unreadable.
    """
    evidence = read_evidence(path)
    return proofs_from(evidence, witnesses)


def proofs_from(evidence: Evidence, witnesses: Sequence[str] = ()) -> Proofs:
    """Check everything that was read from a file."""
    founded = evidence.founded
    if founded.game in LIVE:
        return _proofs_of_rounds(evidence, testimonies(evidence, witnesses))
    board = board_of(evidence)
    rules = _rules(founded, board)
    wrong = list(evidence.wrong)
    if rules is None:
        wrong.append(Wrong(fault=Fault.UNKNOWN, step=1))
    else:
        wrong += _retold(rules, evidence)
    doubts = tuple(one for one in wrong if one.fault is Fault.REASONS)
    wrong = [one for one in wrong if one.fault is not Fault.REASONS]
    heard = testimonies(evidence, witnesses)
    deal = _dealt_so(founded)
    proofs = tuple(proofs_of(evidence.events))
    coins = tuple(coins_of(evidence.events))
    sides = rules.sides if rules is not None else ()
    known = [_BREAKS.get(one.fault, (Matter.COURSE,)) for one in wrong]
    broken = {matter for matters in known for matter in matters}
    if any(proof.verdict is not Verdict.AGREES for proof in proofs):
        broken |= {Matter.SEALS, Matter.COVERED}
    if any(coin.verdict(sides) is CoinVerdict.DIFFERS for coin in coins):
        broken.add(Matter.COIN)
    if deal is False:
        broken.add(Matter.DEAL)
    if evidence.trouble is not None or any(t.held not in (*_AGREE, *_NOTHING_SAID) for t in heard):
        broken.add(Matter.HISTORY)
    known_so = _standing(evidence, heard, dealt=deal is not None, rules=rules is not None)
    if doubts:
        known_so[Matter.REASONS] = Standing.UNPROVABLE
    known_so |= dict.fromkeys(broken, Standing.BROKEN)
    return Proofs(
        founded=founded,
        board=board,
        proofs=proofs,
        coins=coins,
        sides=sides,
        deal=deal,
        judged=sum(isinstance(event, Resolved) for event in evidence.events) if rules else 0,
        steps=len(evidence.events),
        wrong=tuple(wrong),
        testimonies=heard,
        doubts=doubts,
        table=_by_standing(known_so),
        trouble=evidence.trouble,
    )


def _proofs_of_rounds(evidence: Evidence, claims: tuple[Testimony, ...]) -> Proofs:
    """Check a game of live rounds: nothing is sealed in it, and all follows from its seed."""
    replay = retold(LIVE[evidence.founded.game], evidence)
    broken = {matter for one in replay.wrong for matter in _BREAKS.get(one.fault, (Matter.COURSE,))}
    if evidence.trouble is not None or any(t.held not in (*_AGREE, *_NOTHING_SAID) for t in claims):
        broken.add(Matter.HISTORY)
    reached = max((one.step for one in claims if one.held is Held.AGREES), default=0)
    known: dict[Matter, Standing | None] = {
        Matter.COURSE: Standing.PROVEN,
        Matter.END: Standing.PROVEN if replay.over else None,
        Matter.HISTORY: Standing.PROVEN if reached else Standing.WITNESS,
        Matter.CLOCK: Standing.UNPROVABLE,
        Matter.PEOPLE: Standing.UNPROVABLE,
        Matter.CHANCE: Standing.UNPROVABLE,
    }
    known |= dict.fromkeys(broken, Standing.BROKEN)
    return Proofs(
        founded=evidence.founded,
        board=None,
        proofs=(),
        coins=(),
        sides=(),
        deal=None,
        judged=replay.rounds,
        steps=len(evidence.events),
        wrong=replay.wrong,
        doubts=(),
        testimonies=claims,
        table=_by_standing(known),
        trouble=evidence.trouble,
    )


def _by_standing(
    known: Mapping[Matter, Standing | None],
) -> Mapping[Standing, tuple[Matter, ...]]:
    return MappingProxyType(
        {
            standing: tuple(one for one in Matter if known.get(one) is standing)
            for standing in Standing
        }
    )


def _retold(rules: Rules, evidence: Evidence) -> tuple[Wrong, ...]:
    try:
        return tuple(Replay(rules, evidence).wrongs())
    except ValueError:  # not even its first board can be set up
        return (Wrong(fault=Fault.IMPOSSIBLE, step=1),)


def board_of(evidence: Evidence) -> Board | None:
    """Return the board of the map that a history names or carries; nothing where it is none."""
    founded = evidence.founded
    try:
        board = load_played(founded.map, carried(evidence.events), evidence.path).board
    except ValueError:
        return None
    return board if board.id == founded.map else None


def _rules(founded: Founded, board: Board | None) -> Rules | None:
    if board is None:
        return None
    try:
        return GAMES[founded.game].rules(board, founded.options, founded.lineup)
    except (KeyError, ValueError):
        return None


def _dealt_so(founded: Founded) -> bool | None:
    """Deal the powers once more; nothing where nothing is kept to deal them from."""
    if founded.dealing is None:
        return None
    commands = {seat.power: seat.player for seat in founded.seats}
    return agrees(founded.dealt, founded.lot, founded.dealing, commands)


def _standing(
    evidence: Evidence, claims: Sequence[Testimony], *, dealt: bool, rules: bool
) -> dict[Matter, Standing | None]:
    """Return how far everything is proven in a file that nothing speaks against."""
    events, kinds = evidence.events, {type(event) for event in evidence.events}
    seals = [event for event in events if isinstance(event, Sealed)]
    old = any(seal.scheme == Scheme.FIRST or not seal.head for seal in seals)
    votes = bool(kinds & {BallotClosed, Proposed})
    reached = max((one.step for one in claims if one.held is Held.AGREES), default=0)
    judged = Standing.PROVEN if rules else Standing.UNPROVABLE
    return {
        Matter.COURSE: judged,
        Matter.RESULTS: judged if Resolved in kinds else None,
        Matter.SEALS: Standing.PROVEN if Opened in kinds else None,
        Matter.COVERED: judged if Opened in kinds and not old else None,
        Matter.CLOSED: judged if evidence.envelopes else None,
        Matter.DEAL: Standing.PROVEN if dealt else None,
        Matter.COIN: judged if Tossed in kinds else None,
        Matter.VOTES: judged if votes else None,
        Matter.END: judged if Ended in kinds else None,
        Matter.HISTORY: Standing.PROVEN if reached else Standing.WITNESS,
        Matter.SINCE: Standing.WITNESS if 0 < reached < len(events) else None,
        Matter.OLD_SEALS: Standing.UNPROVABLE if old else None,
        Matter.BALLOTS: Standing.UNPROVABLE if votes or seals else None,
        Matter.CLOCK: Standing.UNPROVABLE,
        Matter.PEOPLE: Standing.UNPROVABLE,
        Matter.CHANCE: Standing.UNPROVABLE,
        Matter.SLIPS: Standing.UNPROVABLE if Led in kinds else None,
        Matter.BESIDE: Standing.UNPROVABLE,
    }
