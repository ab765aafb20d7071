"""The rows of the tree: every board once, main lines straight down, branches one step right."""

import random

from engine.notation.known_rules import beginning
from engine.studies import unkept_study
from gui.sandbox.tree.tree_rows import tree_rows


def _grown(seed):
    chance = random.Random(seed)
    study = unkept_study("diplomacy", beginning("diplomacy"))
    sandbox = study.sandbox
    for _ in range(14):
        node = chance.choice(sorted(study.log.study.nodes))
        units = [unit for unit in sandbox.position(node).units if unit.power == "FRANCE"]
        order = f"{chance.choice(units)} H" if units else ""
        if chance.random() < 0.3:
            sandbox.draft(node, {"FRANCE": [order]})
        elif sandbox.rules(node).asked(sandbox.position(node)):
            sandbox.judge(node, {"FRANCE": [order]})
    return study.log.study


def test_every_board_stands_in_one_row_below_what_it_hangs_from():
    for seed in range(6):
        study = _grown(seed)
        root = study.chapters[0].root
        rows = tree_rows(study, root)
        boards = [row.node for row in rows if not row.writing]
        assert sorted(boards) == sorted(study.nodes)
        assert {row.node for row in rows if row.writing} == {
            one.id for one in study.nodes.values() if one.draft
        }
        for at, row in enumerate(rows):
            assert row.hangs < at
            if row.node == root or row.writing:
                continue
            parent = study.nodes[study.nodes[row.node].parent]
            main = parent.children[0] == row.node
            hangs = rows[row.hangs]
            assert hangs.node == (parent.id if main else parent.children[0])
            assert row.depth == hangs.depth + (not main)
