"""Studies by chance, in every game of sealed turns."""

import random

import pytest

from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.notation.rulebook import editions
from engine.robots.players.random_study import RandomStudent
from engine.studies import unkept_study

LINEUPS = {"diplomatia": ["FRA+ESP,GER,GBR", "FRA,GER"]}


def student(game, seed):
    """Let somebody begin a study of a game, whose acts follow from the seed."""
    study = unkept_study(game, beginning(game))
    somebody = at_work(study, f"{game} {seed}")
    return somebody, study.log, study.log._store


def at_work(study, seed):
    game = study.sandbox.study.chapters[0].game
    rulebooks = [*editions(game).values()]
    lineups = LINEUPS.get(game) or [*GAMES[game].lineups()]
    chance = random.Random(seed)
    return RandomStudent(study.sandbox, study.chapters, chance, rulebooks, lineups)


@pytest.fixture(params=[*GAMES])
def game(request):
    return request.param
