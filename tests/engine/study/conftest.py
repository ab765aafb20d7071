"""Studies by chance, in every game of sealed turns."""

import random

import pytest

from engine.notation.rulebook import editions
from engine.robots.players.random_study import RandomStudent
from engine.studies import beginning, known_rules
from engine.study.chapters import Chapters
from engine.study.sandbox import Sandbox
from engine.study.study_log import MemoryStudy, StudyLog

MAPS = {"diplomacy": "standard", "diplomatia": "eu", "blank": "old_town"}


def student(game, seed, store=None):
    """Let somebody begin a study of a game, whose acts follow from the seed."""
    store = store or MemoryStudy()
    log = StudyLog(store)
    sandbox, chapters = Sandbox(log, known_rules), Chapters(log)
    if not sandbox.study.chapters:
        chapters.add(game, MAPS[game], beginning(game, MAPS[game]))
    chance = random.Random(f"{game} {seed}")
    return RandomStudent(sandbox, chapters, chance, [*editions(game).values()]), log, store


@pytest.fixture(params=[*MAPS])
def game(request):
    return request.param
