import random

import pytest

from gui.map.packing import Near, hits


@pytest.mark.parametrize("seed", range(20))
def test_boxes_sorted_out_once_are_hit_by_the_same_boxes(seed):
    chance = random.Random(seed)

    def box(wide):
        left, top = chance.uniform(0, 300), chance.uniform(0, 300)
        return (left, top, left + chance.uniform(0, wide), top + chance.uniform(0, wide))

    others = [box(60) for _ in range(chance.randrange(40))]
    near = Near(others)
    asked = [box(30) for _ in range(300)]

    assert [near.hit(one) for one in asked] == [hits(one, others) for one in asked]
