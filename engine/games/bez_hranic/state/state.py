"""The rules of Bez hranic as a table asks them; see ``engine.rules.live``.

Whatever happens is checked when it is decided and again whenever a file is read: so what a file
tells is what the rules would have told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from engine.games.bez_hranic.calendar import round_phase
from engine.games.bez_hranic.commands import Pass, TimeUp
from engine.games.bez_hranic.distance import off_best
from engine.games.bez_hranic.likely import before_laying, bots_lay, put_right, while_laying
from engine.games.bez_hranic.setting import Way, agreed
from engine.games.bez_hranic.state.deciding import decided
from engine.games.bez_hranic.state.fold import after
from engine.games.bez_hranic.state.following import may_follow
from engine.games.bez_hranic.state.game import Game
from engine.games.bez_hranic.state.seen import seen
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import Due

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.rules.distance import Distance
    from engine.rules.game import Outcome
    from engine.rules.live import LiveCommand, OwnEvent, Setting
    from engine.rules.phase import Phase


@dataclass(frozen=True, slots=True)
class State:
    """One table's game at one moment, with the rules."""

    game: Game

    @classmethod
    def start(cls, setting: Setting) -> Self:
        """Sit down.

        Raises:
            ValueError: nobody can play so.
        """
        return cls(Game.begun(agreed(setting)))

    @property
    def alone(self) -> bool:
        """Whether one plays by himself: no club counts it."""
        return self.game.agreed.way is Way.ALONE

    @property
    def phase(self) -> Phase:
        """The round that is played."""
        return round_phase(self.game.round.number)

    @property
    def counted(self) -> Mapping[str, int]:
        """Everybody's purse."""
        return self.game.purses.euros

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; nothing while it is played."""
        return self.game.outcome

    @property
    def players(self) -> Mapping[str, str]:
        """Who plays on where somebody was replaced, by the seat."""
        return self.game.attendance.players

    @property
    def off_best(self) -> Mapping[str, Distance]:
        """How far everybody was from the best, in euros; told once the game is over."""
        if self.game.outcome is None:
            return {}
        return off_best(self.game.past, self.game.agreed.hands)

    @property
    def running(self) -> bool:
        """Whether time counts."""
        return self.game.running

    @property
    def commands(self) -> tuple[LiveCommand, ...]:
        """What anybody would do by hand now; some of it comes too early, or is another's turn."""
        game, now = self.game, self.game.round
        if now.doing is not Doing.CHOOSING:
            corrections = put_right(game.agreed, game.past, len(game.log))
            return (*before_laying(game.agreed, now.doing), *corrections)
        return while_laying(game.agreed, now.cards, now.laying)

    @property
    def due(self) -> Due | None:
        """A press that names no field is let pass, and the time for laying ends; bots lay."""
        game = self.game
        if not game.running:
            return None
        hands = game.round.laying
        ends: list[tuple[int, LiveCommand]] = []
        if hands.turn:
            ends.append((hands.lets_pass_at, Pass(hands.turn)))
        if game.agreed.limit:
            ends.append((game.agreed.limit, TimeUp()))
        luck = f"{game.seed} bot {game.round.number} {game.round.again}"
        ends += bots_lay(game.agreed, game.round.cards, hands, luck)
        if not ends:
            return None
        when, command = min(ends, key=lambda end: end[0])
        return Due(max(when - hands.passed, 0), command)

    def decide(self, command: LiveCommand, since: int) -> tuple[OwnEvent, ...]:
        """Return what comes of a command; see ``engine.rules.live``."""
        return decided(self.game, command, since)

    def after(self, event: OwnEvent) -> Self:
        """Return the state after one more event; see ``engine.rules.live``."""
        if event.after < 0:
            raise ValueError("time runs backwards")
        game = self.game
        if game.running:
            game = replace(game, round=game.round.later(event.after))
        if not may_follow(game, event):
            raise ValueError(f"no {event.kind} can follow")
        return replace(self, game=after(game, event))

    def still(self) -> Self:
        """Return it as it stands when the table is opened again."""
        return replace(self, game=self.game.still())

    def seen(self) -> Seen:
        """Return what everybody may see of it."""
        return seen(self.game)
