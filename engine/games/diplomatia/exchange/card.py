"""What Diplomatia has for other programs."""

from collections.abc import Mapping

from engine.formats.contract import JSON, Exchange
from engine.formats.sentences import Sentences
from engine.games.diplomatia.exchange.judge_service import JudgeService
from engine.games.diplomatia.exchange.saved_games import (
    differences,
    read_json,
    ruling_json,
    saved_game,
)
from engine.games.diplomatia.profile import Profile


def _judge(
    *,
    options: Mapping[str, str],
    map: str,  # noqa: A002 - the word of the format
    sentences: Sentences | None,
    texts: bool,
    reasons: bool,
) -> JudgeService:
    profile = Profile.of(options)
    return JudgeService(profile=profile, map=map, sentences=sentences, texts=texts, reasons=reasons)


EXCHANGE = Exchange(
    formats=(JSON,),
    example="handbook,army_sites=home_controlled",
    judge=_judge,
    read_json=read_json,
    saved_game=saved_game,
    differences=differences,
    ruling_json=ruling_json,
)
"""What the game's visiting card gives."""
