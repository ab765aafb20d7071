"""Things are packed as if every place were held against everything in the way."""

import random

import pytest

from gui.map.packing import PATIENCE, Packing, hits


def plainly(search, room, order, blocked):
    """Pack things, each time looking at all places and all that is in the way."""
    placed, sent, queue = {}, {}, list(order)
    while queue:
        key = queue.pop(0)
        rooms = {other: room(*place) for other, place in placed.items()}
        open_ = [(n, p) for n, p in enumerate(search[key]) if not hits(p[1], blocked)]
        best = next((p for _, p in open_ if not hits(room(*p), rooms.values())), None)
        if best is None:
            least, gone = float("inf"), []
            for number, place in open_:
                if 1 + number * 0.01 >= least:
                    break
                hit = [other for other, one in rooms.items() if hits(room(*place), (one,))]
                price = sum(1 + 3 * sent.get(other, 0) for other in hit) + number * 0.01
                if price < least and all(sent.get(other, 0) < PATIENCE for other in hit):
                    best, least, gone = place, price, hit
            for other in gone:
                del placed[other]
            queue += gone
            sent[key] = sent.get(key, 0) + 1
        if best is not None:
            placed[key] = best
    return placed


@pytest.mark.parametrize("crowd", [6, 25, 60])
@pytest.mark.parametrize("seed", range(8))
def test_things_lie_where_they_lie_for_who_looks_at_everything(seed, crowd):
    chance = random.Random(f"{seed} {crowd}")

    def box(reach):
        left, top = chance.uniform(0, reach), chance.uniform(0, reach)
        return left, top, left + chance.uniform(5, 40), top + chance.uniform(5, 20)

    search = {
        key: [(number, box(260)) for number in range(chance.randrange(14))] for key in range(crowd)
    }
    blocked = [box(300) for _ in range(crowd // 4)]
    aside = chance.choice([0, 6])

    def room(_, at):
        return at[0] - aside, at[1], at[2] + aside, at[3]

    packing = Packing(search.__getitem__, room)
    for _ in range(2):  # what is known of places is no more than that
        order = chance.sample(range(crowd), crowd)
        found = packing.pack(order, blocked)

        assert found == plainly(search, room, order, blocked)
        assert len(found) > crowd // 4
