import json

import pytest

from engine.formats.stream import answer
from engine.games.diplomatia.exchange.judge_service import JudgeService
from engine.games.diplomatia.profile import Profile


@pytest.fixture(scope="session")
def service():
    return JudgeService(profile=Profile(), map="eu")


@pytest.fixture
def ask(service):
    """Ask a question as a line of a stream; return the answer."""

    def asked(question=None, /, **fields):
        line = json.dumps({"phase": "T1M", **(question or {}), **fields})
        said, judged = answer(line.encode(), service)
        found = json.loads(said)
        assert judged == ("error" not in found)
        return found

    return asked
