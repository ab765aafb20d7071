"""Between a master's table and the windows: his commands in, his view out."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.ballot.ballot import Motion
from engine.table.changes import Changes
from engine.table.event import Event
from engine.table.master.game_master import GameMaster
from engine.table.master.suggestions import suggestions
from engine.table.slips import Beginning, GmView, LeftLine, ReadLine
from engine.table.table import Table
from engine.table.view import PastPhase, PublicView
from engine.tables import branch_game


class MasterBridge(QObject):
    """Hands the master's windows what lies on his desk. The public ones are told what is public."""

    changed = Signal(object)
    """Carries ``Changes``, whoever made them; they are stored before they are announced."""

    def __init__(
        self,
        table: Table,
        master: GameMaster,
        announce: Callable[[Changes], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table, self._master, self._announce = table, master, announce

    @property
    def rules(self) -> Rules:
        """The rules that this table plays by."""
        return self._table.rules

    def public(self) -> PublicView:
        """Return what everybody may see."""
        return self._table.public()

    def desk(self) -> GmView:
        """Return everything that lies on the master's desk."""
        return self._master.view()

    def events(self) -> tuple[Event, ...]:
        """Return the whole log."""
        return self._master.events()

    def read(self, power: str, text: str | None = None) -> tuple[ReadLine, ...]:
        """Read a slip line by line; ``text`` while it is still being typed."""
        return self._master.read(power, text)

    def enter(self, power: str, text: str) -> None:
        """Keep a slip as it is written."""
        self._announce(self._master.enter(power, text))

    def record_vote(self, motion: Motion, *, favour: int) -> None:
        """Keep how a secret vote on slips came out."""
        self._announce(self._master.record_vote(motion, favour=favour))

    def parts(self, power: str, text: str) -> Mapping[str, str]:
        """Return whose a letter is, if not all of it is one power's."""
        return self._master.parts(power, text)

    def share(self, power: str, text: str) -> None:
        """Put each part of a letter on the slip of its power."""
        self._announce(self._master.share(power, text))

    def settle(self, power: str, *, counts: bool, earlier: bool) -> None:
        """Say whether a slip that was written for another board, or before, still counts."""
        self._announce(self._master.settle(power, counts=counts, earlier=earlier))

    def likely(self, power: str, line: ReadLine) -> tuple[str, ...]:
        """Return what a line may mean, the likeliest first; the master chooses."""
        position = self._table.public().position
        return suggestions(self._table.rules, position, power, line.written, line.reading)

    def rule(
        self, power: str, line: ReadLine, order: str = "", *, struck: bool = False, reason: str = ""
    ) -> None:
        """Say what a line means, strike it out, or let it be read as it stands."""
        written, nth = line.written, line.nth
        changes = self._master.rule(power, written, order, nth=nth, struck=struck, reason=reason)
        self._announce(changes)

    def late(self, power: str, *, late: bool, accepted: bool = False, reason: str = "") -> None:
        """Note that a slip came late, and whether it is taken."""
        self._announce(self._master.late(power, late=late, accepted=accepted, reason=reason))

    def declare_disorder(self, power: str, *, declared: bool, reason: str) -> None:
        """Declare a power in civil disorder, or lift it."""
        self._announce(self._master.declare_disorder(power, declared=declared, reason=reason))

    def preview(self) -> PastPhase:
        """Judge what lies on the desk; nothing is stored."""
        return self._master.preview()

    def commit(self) -> None:
        """Let the phase count."""
        self._announce(self._master.commit())

    def rewind(self, to: str, *, reason: str) -> None:
        """Go back to an earlier phase."""
        self._announce(self._master.rewind(to, reason=reason))

    def edit(self, position: Position, *, reason: str) -> None:
        """Set the board up otherwise."""
        self._announce(self._master.edit(position, reason=reason))

    def replace_player(self, power: str, player: str, *, reason: str) -> None:
        """Let somebody else command a power."""
        self._announce(self._table.players.replace(power, player, reason=reason))

    def left_lines(self) -> tuple[LeftLine, ...]:
        """Return the lines of play that the table went back from."""
        return self._master.left_lines()

    def beginnings(self) -> tuple[Beginning, ...]:
        """Return the phases from which a branch can go its own way."""
        return self._master.beginnings()

    def branch(self, path: Path, *, phase: str, title: str, reason: str) -> None:
        """Write a branch into a new file."""
        branch_game(self._table, path, phase=phase, title=title, reason=reason)
