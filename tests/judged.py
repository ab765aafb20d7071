"""Positions and orders as somebody writes them, judged for tests that are about something else."""

from engine.rules.order import opened, texts_of
from engine.table.view import PastPhase


def orders_of(position, sheets, rules):
    """Return the orders by power, read as they are written."""
    texts = {
        power: tuple(
            reading.order
            for text in written
            if (reading := rules.read(text, position, power)).order
        )
        for power, written in sheets.items()
    }
    return opened(rules.order, texts)


def judged(position, sheets, rules):
    """Judge a position with orders by power, as a phase that has nothing secret about it."""
    return told(position, orders_of(position, sheets, rules), rules)


def told(position, orders, rules):
    """Judge a position with orders by power that were read."""
    resolution = rules.adjudicate(position, texts_of(orders))
    return PastPhase(before=position, orders=orders, resolution=resolution)
