"""What Diplomacy has for other programs."""

from collections.abc import Iterable, Mapping, Sequence

from engine.board.board import Board
from engine.formats.comparison import Difference
from engine.formats.contract import Exchange, ReadGame, TextFormats
from engine.formats.jsontext import Node
from engine.formats.recorded_game import ForeignGame, Loss, Recorded
from engine.formats.sentences import Sentences
from engine.games.diplomacy.exchange import differences, formats
from engine.games.diplomacy.exchange.format_names import Format
from engine.games.diplomacy.exchange.saved_games.writer import saved_game
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.exchange.texts.writer import write_text
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Waive
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase, Resolution, Verdict


def _diplomacy(rules: Rules) -> Diplomacy:
    if not isinstance(rules, Diplomacy):
        raise TypeError(f"rules of {rules.game}")
    return rules


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


def _read_json(node: Node, rules: Rules) -> ReadGame:
    return formats.read_json(node, _diplomacy(rules))


def _read_text(text: str, rules: Rules) -> list[ReadGame]:
    return formats.read_text(text, _diplomacy(rules))


def _read_ours(text: str, rules: Rules) -> tuple[str, ForeignGame | None]:
    return formats.read_ours(text, _diplomacy(rules))


def _write_text(form: str, pasts: Sequence[JudgedPhase], board: Board, title: str) -> str:
    return write_text(Format(form), pasts, board, title)


def _differences(recorded: Recorded, resolution: Resolution, rules: Rules) -> Iterable[Difference]:
    return differences.differences(recorded, resolution, _diplomacy(rules))


def _untold(pasts: Sequence[JudgedPhase], left: Position, form: str) -> frozenset[Loss]:
    here = {
        Loss.TITLE: form == Format.REALPOLITIK,
        Loss.REFUSED: any(map(_refused, pasts)),
        Loss.POSITION: form != Format.JSON and not (pasts and left == pasts[-1].resolution.after),
    }
    return frozenset(lost for lost, there in here.items() if there)


def _refused(past: JudgedPhase) -> bool:
    """Tell whether a phase has orders that saved games and lists of others leave out."""
    return dated(past.phase).step is not Step.MOVES and any(
        ruling.verdict in (Verdict.ILLEGAL, Verdict.AMBIGUOUS) or isinstance(ruling.order, Waive)
        for ruling in past.resolution.rulings
    )


EXCHANGE = Exchange(
    formats=tuple(Format),
    example="2000,paradox=szykman",
    judge=_judge,
    read_json=_read_json,
    saved_game=saved_game,
    differences=_differences,
    ruling_json=differences.ruling_json,
    texts=TextFormats(read=_read_text, read_ours=_read_ours, write=_write_text),
    untold=_untold,
)
"""What the game's visiting card gives."""
