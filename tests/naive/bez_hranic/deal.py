"""Draws questions by chance: rounds on both maps, and on maps that nobody has drawn."""

import json
from pathlib import Path

MAPS = Path(__file__).parents[3] / "maps"
COLOURS = ["red", "yellow", "blue", "purple", "green", "white"]


def table(name):
    read = json.loads((MAPS / name / "states.json").read_text("utf-8"))
    states = {key: sorted(one.get("parts", {})) for key, one in read["states"].items()}
    return states, [[a, b] for a, others in read["borders"].items() for b in others if a < b]


def any_map(chance):
    """Draw a map of 9 to 40 states, some in two or three parts, all of them within reach."""
    many = chance.randint(9, 40)
    states = {}
    for number in range(many):
        name = f"S{number}"
        cut = chance.choice((0, 0, 0, 0, 2, 3))
        states[name] = [f"{name}-{part}" for part in range(cut)]
    parts = [part for name, own in states.items() for part in own or [name]]
    whose = {part: name for name, own in states.items() for part in own or [name]}
    borders = set()
    for place in range(1, len(parts)):
        near = [one for one in parts[:place] if whose[one] != whose[parts[place]]]
        if near:
            borders.add(tuple(sorted((chance.choice(near[-6:]), parts[place]))))
    for _ in range(chance.randint(0, 2 * many)):
        one, other = chance.sample(parts, 2)
        if whose[one] != whose[other]:
            borders.add(tuple(sorted((one, other))))
    return states, [list(pair) for pair in sorted(borders)]


def any_round(chance, states):
    """Draw a round with its tokens; now and then they lie wrong."""
    number = chance.randint(1, 7)
    ends = 2 if number > 4 else 1
    cards = chance.sample(sorted(states), 7 + ends)
    offer = cards[ends:]
    if chance.random() < 0.25 and len(states) < 60:
        pairs = chance.random() < 0.5
        players, each = chance.randint(2, 3), 2 if pairs else 1
    else:
        players, each = chance.randint(1, 6), 1
        if players < 4 and chance.random() < 0.4:
            each = 2
    colours = chance.sample(COLOURS, players * each)
    seats = [
        {
            "seat": "ABCDEF"[seat],
            "colours": colours[seat * each : (seat + 1) * each],
            "purse": 10 * chance.randint(0, 60),
        }
        for seat in range(players)
    ]
    fields = ["40", *offer]
    if chance.random() < 0.3:
        fields = chance.sample(fields, 3)
    wanted = []
    for colour in colours:
        if number < 3:
            wanted.append((colour, chance.choice(fields)))
        elif chance.random() < 0.05:
            wanted += [(colour, chance.choice(fields)) for _ in range(2)]
        else:
            wanted += [(colour, field) for field in chance.sample(fields, 2)]
    chance.shuffle(wanted)
    return {
        "round": number,
        "start": cards[0],
        **({"target": cards[1]} if ends == 2 else {}),
        "offer": offer,
        "players": seats,
        "placements": [list(one) for one in wanted],
    }
