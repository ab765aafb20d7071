"""The club's book: finished games, and what the club has decided about games and players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine.club.faults import ClubError, ClubFault
from engine.club.names import tidy
from engine.club.record import Record


@dataclass(frozen=True, slots=True)
class Joined:
    """What came of joining another club's book to this one."""

    added: int
    """Games that were not known."""

    known: int
    """Games that are in both books."""

    differing: int
    """How many of those are told otherwise there; this club's word stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """What a club remembers. Games are known by their id, players by their name."""

    records: Mapping[str, Record] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    """Other names of players, each with the one he is known by."""

    leagues: Mapping[str, str] = field(default_factory=dict)
    """For which league a game counts; of running games too."""

    scoring: Mapping[str, str] = field(default_factory=dict)
    """By which system of tournaments a league counts; where none stands, shares are counted."""

    archived: frozenset[str] = frozenset()
    """Games put away."""

    left_out: frozenset[str] = frozenset()
    """Games that count nowhere: tries, demonstrations."""

    _told: list[tuple[Record, ...]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )
    """What ``told`` has found, once it was asked: each page of a club asks a dozen times."""

    def told(self) -> tuple[Record, ...]:
        """Return every game that counts, with its league, players under the names they go by.

        Whoever played all powers himself has tried something; nobody has won or lost.
        """
        if not self._told:
            counted = (
                replace(record, league=self.leagues.get(record.id, "")).renamed(self.names)
                for record in self.records.values()
                if record.id not in self.left_out
            )
            several = (record for record in counted if len(set(record.players.values())) > 1)
            self._told.append(tuple(several))
        return self._told[0]

    def players(self) -> tuple[str, ...]:
        """List all players by the alphabet, each under the name he goes by."""
        recorded = {name for record in self.records.values() for name in record.players.values()}
        return tuple(sorted({self.names.get(name, name) for name in recorded}))

    def kept(self, records: Iterable[Record]) -> "Book":
        """Return the book with these games in it, told as they are now."""
        return replace(self, records={**self.records, **{one.id: one for one in records}})

    def taken_back(self, games: Iterable[str]) -> "Book":
        """Return the book without the results of games that go on after all."""
        gone = frozenset(games)
        left = {id_: one for id_, one in self.records.items() if id_ not in gone}
        return replace(self, records=left)

    def without(self, game: str) -> "Book":
        """Return the book without a game."""
        return replace(
            self,
            records={id_: one for id_, one in self.records.items() if id_ != game},
            leagues={id_: league for id_, league in self.leagues.items() if id_ != game},
            archived=self.archived - {game},
            left_out=self.left_out - {game},
        )

    def filed(self, game: str, *, away: bool) -> "Book":
        """Put a game into the archive, or take it out again."""
        return replace(self, archived=self.archived | {game} if away else self.archived - {game})

    def counting(self, game: str, *, counts: bool) -> "Book":
        """Let a game count, or leave it out."""
        left_out = self.left_out - {game} if counts else self.left_out | {game}
        return replace(self, left_out=left_out)

    def assigned(self, game: str, league: str) -> "Book":
        """Let a game count for a league; for none when that has no name."""
        leagues = {id_: one for id_, one in self.leagues.items() if id_ != game}
        name = tidy(league)
        return replace(self, leagues={**leagues, game: name} if name else leagues)

    def scored(self, league: str, system: str) -> "Book":
        """Let a league count by a system of tournaments; by shares when none is named."""
        others = {one: by for one, by in self.scoring.items() if one != league}
        return replace(self, scoring={**others, league: system} if system else others)

    def merged(self, other: str, into: str, *, together: bool = False) -> "Book":
        """Say that two names are the same player's; he goes by the second from now on.

        Names that are one player's already only change which of them he goes by.
        ``together``: although both sat at one table; then he commanded the powers of both there.

        Raises:
            ClubError: it is the same name, one of them is empty, or both sat at one table.
        """
        named, goes_by = tidy(other), tidy(into)
        if not named or not goes_by:
            raise ClubError(ClubFault.NO_NAME)
        before, kept = self.names.get(named, named), self.names.get(goes_by, goes_by)
        if goes_by in (named, before):
            raise ClubError(ClubFault.SAME_PLAYER, player=kept)
        if before == kept:
            return self._going_by(before, goes_by)
        for record in () if together else self.told():
            if {before, kept} <= set(record.players.values()):
                raise ClubError(
                    ClubFault.PLAYED_TOGETHER, one=before, other=kept, game=record.title
                )
        return self._going_by(before, kept)

    def _going_by(self, before: str, name: str) -> "Book":
        """Let a player, with all his names, go by another one."""
        moved = {one: name if by == before else by for one, by in self.names.items()}
        moved[before] = name
        moved.pop(name, None)
        return replace(self, names=moved)

    def parted(self, name: str) -> "Book":
        """Say that a name is a player's own after all."""
        return replace(self, names={one: by for one, by in self.names.items() if one != name})

    def joined(self, other: "Book") -> tuple["Book", Joined]:
        """Add what another book tells and this one does not know."""
        fresh = {id_: one for id_, one in other.records.items() if id_ not in self.records}
        shared = other.records.keys() & self.records.keys()
        own = {id_: self.records[id_].named_by(other.records[id_]) for id_ in sorted(shared)}
        differing = sum(other.records[id_].named_by(one) != one for id_, one in own.items())
        known = {*self.names, *self.names.values()}
        names = {
            name: self.names.get(by, by)
            for name, by in other.names.items()
            if name not in known and self.names.get(by, by) != name
        }
        book = replace(
            self,
            records={**self.records, **own, **fresh},
            names={**self.names, **names},
            leagues={**other.leagues, **self.leagues},
            scoring={**other.scoring, **self.scoring},
            archived=self.archived | (other.archived - shared),
            left_out=self.left_out | (other.left_out - shared),
        )
        return book, Joined(len(fresh), len(shared), differing)
