"""A clock as a text for the game's file, and back. Plain JSON: a start must not wait for it."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from engine.clock.clock import FULL, GRACE, Clock, Countdown, Part
from engine.clock.plan import AtZero, ClockPlan
from engine.rules.calendar import Calendar

VERSION = 1


def clock_text(clock: Clock, at: datetime) -> str:
    """Write down a clock, and when it was last seen by the clock on the wall."""
    return json.dumps(
        {
            "version": VERSION,
            "at": at.isoformat(timespec="milliseconds"),
            "plan": plan_values(clock.plan),
            "phase": clock.phase.code if clock.phase is not None else "",
            "part": clock.part,
            "count": _pair(clock.count),
            "ahead": _pair(clock.ahead),
            "going": clock.going,
            "agreed": list(clock.agreed),
            "sealed": clock.sealed,
            "grace": clock.grace,
            "missed": clock.missed,
        }
    )


def clock_of(text: str, calendar: Calendar) -> tuple[Clock, datetime]:
    """Read a clock of a game with this calendar, and when it was last seen.

    Raises:
        ValueError: it is no clock that this version knows.
    """
    try:
        fields = json.loads(text)
        if fields["version"] != VERSION:
            raise ValueError("a clock of another version")
        at = datetime.fromisoformat(fields["at"])
        if at.tzinfo is None:
            raise ValueError("no time at which everybody's clock agrees")
        clock = Clock(
            plan=plan_of(fields["plan"], calendar),
            phase=calendar.parse(fields["phase"]) if fields["phase"] else None,
            part=Part(fields["part"]),
            count=_countdown(fields["count"]),
            ahead=_countdown(fields["ahead"]),
            going=fields["going"] is True,
            agreed=tuple(str(power) for power in fields["agreed"]),
            sealed=fields["sealed"] is True,
            grace=min(GRACE, max(0, int(fields["grace"]))),
            missed=max(0, int(fields["missed"])),
        )
    except (KeyError, TypeError, AttributeError, RecursionError, OverflowError) as error:
        raise ValueError("no clock") from error
    return clock, at


def plan_values(plan: ClockPlan) -> dict[str, object]:
    """Write down a plan: its lengths by their names, and beside them what else was agreed on."""
    rest = {"at_zero": plan.at_zero, "early": plan.early, "hush": plan.hush}
    return {**plan.lengths, **rest}


def plan_of(fields: Mapping[str, Any], calendar: Calendar) -> ClockPlan:
    """Read a plan for a game with this calendar; lengths that it does not have are left out.

    Raises:
        KeyError, TypeError, ValueError: it is none.
    """
    return ClockPlan(
        lengths={name: int(fields[name]) for name in (*calendar.talks, *calendar.limits)},
        at_zero=AtZero(fields["at_zero"]),
        early=fields["early"] is True,
        hush=fields["hush"] is True,
    )


def _pair(countdown: Countdown | None) -> tuple[int, int] | None:
    return (countdown.length, countdown.left) if countdown is not None else None


def _countdown(value: Any) -> Countdown | None:  # what JSON holds is checked here
    if value is None:
        return None
    length, left = (int(part) for part in value)
    if not 0 <= left <= length <= FULL:
        raise ValueError("more is left than there was, or than is ever shown")
    return Countdown(length, left)
