"""A board of a text as far as it was read: its headers or orders, and what is said about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.notation.texts.results import in_words, results_of
from engine.notation.texts.scanner import Place
from engine.notation.texts.setups import Began, Header, began
from engine.notation.texts.text_faults import TextError, TextFault, TextRemark
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.study.positions import in_order, judged
from engine.study.tree.marks import Lesson, Mark, OrderSign, Sign
from engine.study.tree.node import Node
from engine.study.tree.setup import Ordered, Setup


@dataclass(frozen=True, slots=True)
class Odd:
    """Something odd in a text that was read all the same."""

    code: TextRemark
    line: int
    column: int
    facts: Mapping[str, str]


@dataclass(slots=True)
class ReadBoard:
    """A node as far as it was read. What is said about it may come later than its orders."""

    number: int
    parent: "ReadBoard | None"
    place: Place
    before: Position | None = None
    """The board on which its orders are written; nothing for one that is set up."""

    rules: Rules | None = None
    began: Began | None = None
    content: Setup | Ordered | None = None
    """Nothing as long as its orders are being read."""

    after: Position | None = None
    headers: dict[str, Header] = field(default_factory=dict)
    orders: dict[str, tuple[str, ...]] = field(default_factory=dict)
    disorder: list[str] = field(default_factory=list)
    order_signs: dict[tuple[str, str], Sign] = field(default_factory=dict)
    results: dict[str, list[str]] = field(default_factory=dict)
    told: Place | None = None
    """Where its results stand."""

    children: "list[ReadBoard]" = field(default_factory=list)
    name: str = ""
    sign: Sign | None = None
    notes: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    otherwise: list[str] = field(default_factory=list)
    right: bool = False
    draft: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def settle(self) -> Odd | None:
        """Take it for read; tell what is odd about its results.

        Raises:
            TextError: its headers say nothing that is known, or its orders are there already.
        """
        if self.content is not None:
            return None
        if self.before is None:
            self._set_up()
            return None
        return self._judge()

    def _set_up(self) -> None:
        parent = self.parent
        assert parent is not None
        assert parent.rules is not None
        assert parent.after is not None
        assert parent.began is not None
        options, lineup = dict(parent.rules.options), parent.began.setup.lineup
        left = Setup(position=parent.after, options=options, lineup=lineup)
        self.begin(began(self.headers, Began(left, parent.rules), self.place))

    def begin(self, begun: Began) -> None:
        """Take what its headers say of it."""
        self.began, self.rules, self.content = begun, begun.rules, begun.setup
        self.after = begun.setup.position

    def _judge(self) -> Odd | None:
        assert self.before is not None
        assert self.rules is not None
        assert self.parent is not None
        orders = {
            power: in_order(self.rules, self.before, self.orders[power])
            for power in sorted(self.orders)
            if self.orders[power]
        }
        self.content = Ordered(orders=orders, disorder=tuple(sorted(self.disorder)))
        beside = (one.content for one in self.parent.children if one is not self)
        if self.content in beside:
            line, column = self.place.line, self.place.column
            raise TextError(TextFault.SAME_BRANCH, line, column, text=self.before.phase.code)
        past = judged(self.rules, self.before, self.content)
        self.after = past.resolution.after
        if self.told is None:
            return None
        now, said = results_of(past.resolution), in_words(self.results)
        if now == said:
            return None
        facts = {"text": _results_text(said), "judged": _results_text(now)}
        return Odd(TextRemark.RESULT_DIFFERS, self.told.line, self.told.column, facts)

    def node(self) -> Node:
        """Return it as a node of a tree."""
        assert self.content is not None
        signs = [
            OrderSign(power=power, order=order, sign=sign)
            for (power, order), sign in sorted(self.order_signs.items())
        ]
        return Node(
            id=self.number,
            parent=self.parent.number if self.parent is not None else 0,
            content=self.content,
            children=tuple(child.number for child in self.children),
            name=self.name,
            note="\n".join(self.notes),
            sign=self.sign,
            order_signs=tuple(signs),
            marks=tuple(dict.fromkeys(self.marks)),
            lesson=Lesson(
                asks=tuple(sorted(set(self.asks))),
                hints=tuple(self.hints),
                otherwise="\n".join(self.otherwise),
                right=self.right,
            ),
            draft=dict(sorted(self.draft.items())),
        )


def _results_text(results: Mapping[str, tuple[str, ...]]) -> str:
    return "; ".join(f"{word}: {', '.join(units)}" for word, units in results.items())
