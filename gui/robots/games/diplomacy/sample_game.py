"""The rulebook's sample game, judged phase by phase."""

from engine.games.diplomacy.study.library import SamplePhase, sample_game
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from engine.table.view import PastPhase


def play(rules: Rules) -> tuple[PastPhase, ...]:
    """Judge the whole sample game from the basic position."""
    position, played = rules.start(), []
    for sample in sample_game():
        past = _judged(rules, position, sample)
        played.append(past)
        position = past.resolution.after
    return tuple(played)


def _judged(rules: Rules, position: Position, sample: SamplePhase) -> PastPhase:
    orders = {
        power: tuple(
            reading.order for text in texts if (reading := rules.read(text, position, power)).order
        )
        for power, texts in sample.orders.items()
    }
    return PastPhase(
        before=position,
        orders=opened(rules.order, orders),
        resolution=rules.adjudicate(position, orders),
    )
