"""How often players do what is not quite usual."""

from dataclasses import dataclass


@dataclass(slots=True)
class ActionRates:
    """Shares of one."""

    put_off: float = 0.03
    open_again: float = 0.03
    void: float = 0.1
    """Of those that come back to a sealed envelope: how many find that it is to be voided."""

    go_on: float = 0.03
    vote: float = 0.02
    """Of all times that a phase begins: how often somebody wants a vote on a draw."""

    propose: float = 0.01
    """Of all envelopes: how many hold a proposal of one."""

    cover: float = 0.04
    impossible: float = 0.04
    nonsense: float = 0.03
    undo: float = 0.04
    typed: float = 0.06
    pasted: float = 0.5
    """Of those with many units: how many bring their orders along and paste them."""

    paste_from: int = 5
    """How many units are many."""

    left_out: float = 0.04
    """Of all orders: how many are not given."""

    mangled: float = 0.25
    """Of the lines on a master's slips: how many are written as people write them."""

    unclear: float = 0.06
    """Of the lines on a master's slips: how many have several meanings, or none."""

    led: float = 0.1
    """How much that is not usual a master does whenever he looks at his desk: goes back, branches,
    edits the board, notes late orders, declares civil disorder … Above one several things."""
