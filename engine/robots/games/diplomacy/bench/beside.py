"""The same turns in the ``diplomacy`` package, for comparison: ``python beside.py < turns``.

Runs in any interpreter that has that package and needs nothing of this program. Reads turns as
JSON, writes the processor's seconds for each kind of work, summed over all turns. The game is set
up anew for each turn, outside the clock, and has been through one process() of another before.
"""

import json
import sys
import time
from typing import Any


def measure(game_class: Any, turns: list[dict[str, Any]]) -> dict[str, float]:
    """Let that package set, judge and list everything once."""
    clock = time.process_time
    spent = {"process": 0.0, "set_orders": 0.0, "legal": 0.0, "orders": 0.0}
    for turn in turns:
        game = game_class()
        game.clear_units()
        game.clear_centers()
        for power in game.powers:
            game.set_units(power, [f"{k} {at}" for p, k, at in turn["units"] if p == power])
            game.set_centers(power, [c for c, owner in turn["owners"].items() if owner == power])
        game.set_current_phase(turn["phase"])
        begun = clock()
        possible = game.get_all_possible_orders()
        listed = clock()
        for power, texts in turn["sheets"].items():
            game.set_orders(power, texts)
        written = clock()
        game.process()
        done = clock()
        spent["legal"] += listed - begun
        spent["set_orders"] += written - listed
        spent["process"] += done - written
        spent["orders"] += sum(map(len, possible.values()))
    return spent


def main() -> int:
    """Measure what comes in; 3 when that package is not there."""
    try:
        from diplomacy import Game  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415
    except ImportError:
        return 3
    turns = json.load(sys.stdin)
    measure(Game, turns[:2])
    json.dump(measure(Game, turns), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
