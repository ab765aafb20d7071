"""Somebody who works at a study by chance: plays on, goes back, sets up, remarks, cuts off."""

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from engine.robots.players.random_table import random_orders
from engine.rules.position import Unit, UnitKind
from engine.study.chapters import Chapters
from engine.study.edits import (
    BeatenPut,
    BeatenTaken,
    Edit,
    LineupSet,
    OwnerSet,
    PhaseSet,
    PiecePut,
    PieceShifted,
    PieceTaken,
    RulebookSet,
    StandOffSet,
)
from engine.study.refusal import StudyError
from engine.study.sandbox import Sandbox
from engine.study.tree.marks import Colour, Lesson, Mark, Mode, Shape, Sign

WORDS = (
    "Why not?",
    "dvě jednotky {stojí} tu",
    "a line\nand another\n  indented",
    "(not a variation) [no head] \\ {",
    'said "so"',
    "žluťoučký kůň 木",
    "}",
    "* right\n= VEL1",
)


class RandomStudent:
    """Does one thing after another to a study, each by chance."""

    def __init__(
        self,
        sandbox: Sandbox,
        chapters: Chapters,
        chance: random.Random,
        rulebooks: Sequence[Mapping[str, str]] = (),
        lineups: Sequence[str] = (),
    ) -> None:
        self.sandbox, self.chapters, self._chance = sandbox, chapters, chance
        self._rulebooks, self._lineups = rulebooks, lineups
        self._here = 0

    def act(self) -> None:
        """Do one thing; some of what is tried cannot be done, and then nothing happens."""
        chance = self._chance
        ways: tuple[tuple[Callable[[], None], int], ...] = (
            (self._play, 30),
            (self._edit, 12),
            (self._say, 12),
            (self._sign, 8),
            (self._draw, 5),
            (self._teach, 4),
            (self._draft, 4),
            (self._order_branches, 5),
            (self._cut, 3),
            (self._chapter, 4),
            (self._look, 3),
            (self._undo, 8),
        )
        act = chance.choices([way for way, _ in ways], [weight for _, weight in ways])[0]
        with suppress(StudyError):
            act()

    def aside(self, root: int, line: Sequence[int]) -> None:
        """Do something that leaves the main line after a root as it is: branches, and words."""
        chance = self._chance
        self._here = chance.choice((root, *line))
        acts = (self._say, self._sign, self._draw, self._teach, self._draft)
        with suppress(StudyError):
            if chance.random() < 0.4 and line:
                branch = self.play_on(self._here)
                if chance.random() < 0.2 and branch not in line:
                    self.sandbox.cut_off(branch)
                    if chance.random() < 0.7:
                        self.sandbox.undo()
            else:
                chance.choice(acts)()

    def play_on(self, node: int) -> int:
        """Let everybody write by chance, and judge it."""
        sandbox, chance = self.sandbox, self._chance
        rules, position = sandbox.rules(node), sandbox.position(node)
        orders = {
            power: random_orders(rules, position, power, chance)
            for power in rules.asked(position)
            if chance.random() < 0.95
        }
        silent = [power for power in rules.asked(position) if chance.random() < 0.02]
        return sandbox.judge(node, orders, silent)

    def _node(self) -> int:
        known = [*self.sandbox.study.nodes]
        if self._here not in self.sandbox.study.nodes or self._chance.random() < 0.3:
            self._here = self._chance.choice(known)
        return self._here

    def _play(self) -> None:
        node = self._node()
        try:
            self._here = self.play_on(node)
        except StudyError:  # nobody can play on such a board
            if self._chance.random() < 0.5:
                self._here = self.sandbox.basic(node)

    def _space(self) -> str:
        board = self.sandbox.rules(self._here).board
        province = board.provinces[self._chance.choice([*board.provinces])]
        return self._chance.choice(province.locations)

    def _unit(self) -> Unit:
        board = self.sandbox.rules(self._here).board
        power = self._chance.choice(board.powers).id
        return Unit(power, UnitKind(self._chance.choice(sorted(board.kinds))), self._space())

    def _edit(self) -> None:
        node, chance = self._node(), self._chance
        rules = self.sandbox.rules(node)
        if chance.random() < 0.1:
            self._here = (
                self.sandbox.clear(node) if chance.random() < 0.3 else self.sandbox.basic(node)
            )
            return
        kinds = rules.calendar.turn(rules.calendar.begins + chance.randrange(4))
        power = chance.choice((*rules.board.powers_by_id, ""))
        made: tuple[Edit, ...] = (
            PiecePut(unit=self._unit()),
            PieceTaken(at=self._space().partition("/")[0]),
            PieceShifted(at=self._space().partition("/")[0], to=self._space()),
            OwnerSet(at=self._space().partition("/")[0], power=power),
            PhaseSet(phase=chance.choice(kinds)),
            BeatenPut(unit=self._unit(), attacker=chance.choice((None, self._space()[:3]))),
            BeatenTaken(at=self._space().partition("/")[0]),
            StandOffSet(at=self._space().partition("/")[0], left=chance.random() < 0.8),
        )
        edits = [chance.choice(made) for _ in range(chance.choice((1, 1, 2)))]
        if self._rulebooks and chance.random() < 0.2:
            edits.append(RulebookSet(options=chance.choice(self._rulebooks)))
        if self._lineups and chance.random() < 0.1:
            edits.append(LineupSet(lineup=chance.choice(("", *self._lineups))))
        self._here = self.sandbox.edit(node, *edits)

    def _say(self) -> None:
        said = self._chance.choice((*WORDS, ""))
        if self._chance.random() < 0.3:
            self.sandbox.name(self._node(), said)
        else:
            self.sandbox.note(self._node(), said)

    def _sign(self) -> None:
        node, sign = self._node(), self._chance.choice((*Sign, None))
        ordered = self.sandbox.study.nodes[node].ordered
        if ordered is None or not ordered.orders or self._chance.random() < 0.3:
            self.sandbox.sign(node, sign)
            return
        power = self._chance.choice([*ordered.orders])
        self.sandbox.sign(node, sign, power, self._chance.choice(ordered.orders[power]))

    def _draw(self) -> None:
        node, marks = self._node(), list[Mark]()
        for _ in range(self._chance.randrange(4)):
            shape, colour = self._chance.choice([*Shape]), self._chance.choice([*Colour])
            to = self._space() if shape is Shape.ARROW else ""
            marks.append(Mark(shape, colour, self._space(), to))
        self.sandbox.draw(node, marks)

    def _teach(self) -> None:
        node, chance = self._node(), self._chance
        powers = [*self.sandbox.rules(node).board.powers_by_id]
        lesson = Lesson(
            asks=tuple(chance.sample(powers, chance.randrange(3))),
            hints=tuple(chance.choice(WORDS) for _ in range(chance.randrange(3))),
            otherwise=chance.choice((*WORDS, "")),
            right=chance.random() < 0.5,
        )
        self.sandbox.teach(node, lesson)

    def _draft(self) -> None:
        node, chance = self._node(), self._chance
        rules, position = self.sandbox.rules(node), self.sandbox.position(node)
        asked = [*rules.asked(position)] if position.lies_on(rules.board) else []
        orders = {
            power: (*random_orders(rules, position, power, chance), chance.choice(WORDS))[:3]
            for power in asked
            if chance.random() < 0.4
        }
        self.sandbox.draft(node, orders)

    def _order_branches(self) -> None:
        act = self.sandbox.move_up if self._chance.random() < 0.6 else self.sandbox.make_main
        act(self._node())

    def _look(self) -> None:
        self.sandbox.look(self._node())

    def _cut(self) -> None:
        self._here = self.sandbox.cut_off(self._node())

    def _chapter(self) -> None:
        chance, study, node = self._chance, self.sandbox.study, self._node()
        chapter = study.chapter_of(node)
        assert chapter is not None
        match chance.randrange(8):
            case 0:
                place = chance.randrange(len(study.chapters) + 1)
                self.chapters.add(
                    chapter,
                    self.sandbox.setup(node),
                    title=chance.choice(WORDS),
                    place=place,
                )
            case 1:
                self.chapters.title(chapter.id, chance.choice(WORDS))
            case 2:
                self.chapters.text(chapter.id, chance.choice((*WORDS, "")))
            case 3:
                self.chapters.mode(chapter.id, chance.choice([*Mode]))
            case 4:
                fact = chance.choice(("Date", "Place", "Result", "Player AAA"))
                self.chapters.fact(chapter.id, fact, chance.choice((*WORDS, "")))
            case 5:
                self.chapters.move(chapter.id, chance.randrange(len(study.chapters)))
            case 6:
                self.sandbox.rename(chance.choice((*WORDS, "")))
            case _:
                if len(study.chapters) > 1:
                    self.chapters.remove(chapter.id)

    def _undo(self) -> None:
        back = self._chance.randrange(1, 5)
        for _ in range(back):
            self.sandbox.undo()
        for _ in range(self._chance.randrange(back + 1)):
            self.sandbox.redo()
