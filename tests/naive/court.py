"""Both adjudicators side by side, and where they differ."""

import random
from collections import Counter

from engine.board.location import province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.policies import Paradox
from engine.games.diplomacy.rulebooks.profile import POINTS, Profile
from engine.rules.position import Position
from engine.rules.ruling import Verdict
from tests.naive.deal import BOARD, Dealer, touching
from tests.naive.judge import Naive, parts

WHOLE = 9
"""Units up to which a position is judged as one; larger ones by independent parts."""

COUNTED = ("positions", "units", "whole")
"""What ``summary`` says."""

WORTH = ("convoyed", "convoy_paradox", "paradox_failed", "head_on", "beleaguered", "rotated")
WORTH += ("swapped", "convoy_broken", "route_broken", "not_cut_by_landing", "land_as_fallback")
WORTH += ("support_cut_by_dislodgement", "own_support_void", "without_effect")
FOUGHT = ("routes", "paradox", "neighbour_convoy", "convoyed_attack_from", "beaten_effect")


def at_will(seed):
    """Return a table that plays each point of a fight as it likes."""
    dice = random.Random(seed)
    return Profile.of({point: str(dice.choice(list(POINTS[point]))) for point in FOUGHT})


def rulebook(seed):
    """Return the rules for a position: the rulebooks by turns, and every other time any at all."""
    names = list(PROFILES)
    return at_will(seed) if seed % 2 else PROFILES[names[seed // 2 % len(names)]]


class Court:
    """Judges positions twice and counts what was in them."""

    def __init__(self):
        self.seen = Counter()
        self.rules = {}

    def trial(self, seed):
        """Deal the position with a number, every fifth one wide; return the differences, if any."""
        return self.compare(seed, wide=seed % 5 == 4)

    def summary(self):
        """Say how much was judged."""
        count, units, whole = (self.seen[word] for word in COUNTED)
        return (
            f"{count} positions with {units} units judged twice ({whole} of up to {WHOLE} units"
            " whole, the others by independent parts)"
        )

    def words(self):
        """Return what else was in the positions, and how often."""
        return {word: count for word, count in self.seen.items() if word not in COUNTED}

    def compare(self, seed, profile=None, *, wide=False):
        """Deal a position and return what the two disagree about, if anything."""
        profile = profile or rulebook(seed)
        units, orders = Dealer(BOARD, seed).rich(wide=wide)
        judged, chains = self.judge(units, orders, profile)
        whole = len(units) <= WHOLE
        self.seen.update(positions=1, units=len(units), whole=whole)
        self.seen.update({r for _, told in chains.values() for r in told if r in WORTH})
        for places in [frozenset(judged)] if whole else parts(judged):
            mine = {place: judged[place] for place in sorted(places)}
            standing = [unit for unit in units if unit.province in places]
            told = self._part(standing, mine, chains, profile)
            if told:
                return f"{seed}: {told}"
        return ""

    def _part(self, units, orders, chains, profile):
        moved = {p for p in orders if chains[p][0] is Verdict.SUCCEEDS}
        stopped = {p for p in orders if "convoy_paradox" in chains[p][1]}
        failed = {p for p in orders if "paradox_failed" in chains[p][1]}
        table = (BOARD, touching(), profile)
        free = Naive(table, units, orders)
        self.seen.update(shared=sum(len(lanes) > 1 for lanes in free.lanes.values()))
        if free.either:
            return self._either(table, units, orders, chains, moved, stopped, failed)
        found = free.outcomes()
        paradox = len({outcome.carried for outcome in found}) != 1
        if paradox != bool(stopped or failed):
            return f"paradox {paradox}, but {sorted(stopped)} stopped, {sorted(failed)} failed"
        if paradox:
            core, links = free.paradoxical()
            self.seen.update(cores=1, knotted=len(core) > 1)
            if profile.paradox is Paradox.ALL_HOLD:
                if not core <= failed:
                    return f"{sorted(core)} part of a paradox, but only {sorted(failed)} failed"
                found = Naive(table, units, orders, failed=failed).outcomes()
            else:
                found = free.outcomes(links)
        return self._best(found, moved)

    def _either(self, table, units, orders, chains, moved, stopped, failed):
        """Compare where armies walk if their convoy breaks: they must have to, and nobody else."""
        either = Naive(table, units, orders).either
        walking = frozenset(p for p in either if "land_as_fallback" in chains[p][1])
        self.seen.update(walking=len(walking), either=len(either))
        naive = Naive(table, units, orders, walking=walking, stopped=stopped, failed=failed)
        found = naive.outcomes()
        if len({outcome.carried for outcome in found}) != 1:
            return f"still a paradox without {sorted(stopped | failed)}"
        sailing = max(found, key=lambda outcome: len(outcome.moved)).open & either
        if sailing != either - walking - failed:
            return f"walking {sorted(walking)}, but {sorted(sailing)} could sail"
        return self._best(found, moved)

    def _best(self, found, moved):
        best = max(found, key=lambda outcome: len(outcome.moved)).moved
        return "" if best == moved else f"{sorted(best)}, not {sorted(moved)}"

    def judge(self, units, orders, profile):
        sheets = {}
        for unit in units:
            sheets.setdefault(unit.power, []).append(str(orders[unit.province]))
        position = Position(phase=Phase(1901, Season.SPRING, Step.MOVES), units=units)
        rules = self.rules.get(profile) or Diplomacy(BOARD, profile)
        self.rules[profile] = rules
        rulings = rules.adjudicate(position, sheets).rulings
        judged = {province_of(r.unit[2:]): r.order for r in rulings}
        chains = {
            province_of(r.unit[2:]): (r.verdict, [f.reason for f in r.findings]) for r in rulings
        }
        return judged, chains
