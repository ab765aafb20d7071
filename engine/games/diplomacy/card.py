"""What Diplomacy tells the rest of the program about itself."""

from collections.abc import Mapping

from engine.board.board import Board
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.games.diplomacy.fewer_players.rules import FewerPlayers
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile
from engine.rules.game import Game


def _rules(board: Board, options: Mapping[str, str], lineup: str = "") -> Diplomacy:
    profile = Profile.of(options)
    return FewerPlayers(board, profile, LINEUPS[lineup]) if lineup else Diplomacy(board, profile)


DIPLOMACY = Game(id="diplomacy", profiles=EDITIONS, rules=_rules)
"""The game's visiting card."""
