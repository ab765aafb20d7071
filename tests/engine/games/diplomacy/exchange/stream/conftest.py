import json

import pytest

from engine.formats.stream import answer
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService


@pytest.fixture(scope="session")
def service():
    return JudgeService()


@pytest.fixture
def ask(service):
    """Ask a question as a line of a stream; return the answer."""

    def asked(question=None, /, **fields):
        line = json.dumps(question if question is not None else {"phase": "S1901M", **fields})
        said, judged = answer(line.encode(), service)
        found = json.loads(said)
        assert judged == ("error" not in found)
        return found

    return asked
