"""Secret votes at a hot seat: who is called to vote, what he is shown, when it is counted."""

from functools import partial

from PySide6.QtCore import QObject

from engine.table.incident import IncidentKind
from engine.table.view import Stage
from gui.table.curtain.call_cards import Called
from gui.table.curtain.why_it_fell import shown_twice_words
from gui.table.evening.table_flow import Host, TableFlow
from gui.table.page.table_words import voter_of
from gui.table.vote.ballot_screens import BallotScreen, VoteScreen
from gui.words.incidents import VOTES

_FOLLOWS = (IncidentKind.TAKEN_OVER,)
"""What a vote may lead to at once."""


class Votes(QObject):
    """Lets the laptop go round for a vote."""

    def __init__(self, flow: TableFlow, host: Host) -> None:
        super().__init__(flow)
        self._flow, self._bridge, self._board, self._host = flow, flow.bridge, flow.board, host
        self._going_on = False
        """Whether a vote was held on the way to the next phase."""

    @property
    def held(self) -> bool:
        """Whether a vote is held now: it comes before everything else."""
        return self._bridge.public().ballot is not None

    def on_the_way(self) -> None:
        """Keep in mind whether a vote came on the way to the next phase: then it goes on to it."""
        self._going_on = self.held

    def show(self) -> None:
        """Show the table's page while somebody has not voted, else what the count still needs."""
        ballot = self._bridge.public().ballot
        if ballot is not None and ballot.waiting:
            self._host.show_writing()
            return
        locked = self._flow.tried(self._bridge.locked_votes) or ()
        self._follow(BallotScreen(self._bridge.public(), self._board, locked=locked))

    def call(self, power: str, called: Called) -> None:
        """Lower the curtain, and ask whether it is he; who has voted is not asked again."""
        public = self._bridge.public()
        voter = voter_of(public, power)
        if public.ballot is not None and voter in public.ballot.waiting:
            self._follow(BallotScreen(public, self._board, voter, called=called))
            self._flow.unattended.start()

    def call_next(self) -> None:
        """Call whoever is next to vote."""
        ballot = self._bridge.public().ballot
        for power in ballot.waiting[:1] if ballot is not None else ():
            self.call(power, Called.NEXT)

    def ask_to_break_off(self) -> None:
        """Ask whether the vote shall be broken off uncounted."""
        asking = BallotScreen(self._bridge.public(), self._board)
        asking.ask_to_break_off()
        self._follow(asking)
        self._flow.unattended.start()

    def _follow(self, ballot: BallotScreen) -> None:
        ballot.raise_asked.connect(self._flow.later(partial(self._on_voter, ballot)))
        ballot.unlock_asked.connect(self._flow.later(partial(self._on_unlock_vote, ballot)))
        ballot.put_off_asked.connect(self._flow.later(self._on_vote_put_off))
        ballot.break_decided.connect(self._flow.later(self._on_broken_off))
        ballot.count_asked.connect(self._flow.later(self._count))
        ballot.back_asked.connect(self._flow.later(self.show))
        ballot.seen.connect(self._flow.later(self._on_counted))
        self._flow.show(ballot)

    def _on_voter(self, called: BallotScreen, power: str, pin: str) -> None:
        if not self._flow.watch.unseen():
            called.refuse(shown_twice_words())
            return
        answer = self._flow.tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            called.wrong_pin(answer.wait_seconds, counted=answer.counted)
            return
        vote = VoteScreen(self._bridge.public(), self._board, power)
        vote.cast.connect(self._flow.later(partial(self._on_cast, power)))
        vote.cover_asked.connect(self._flow.later(lambda: self.call(power, Called.AGAIN)))
        vote.later_asked.connect(self._flow.later(self.show))
        # It is not sealed, so its owner is called again.
        self._flow.show(vote, lower=lambda _why: self.call(power, Called.AGAIN))
        self._flow.watch.start()

    def _on_cast(self, power: str, favour: bool) -> None:  # noqa: FBT001 - a slot
        if self._flow.did(lambda: self._bridge.vote(power, favour=favour)):
            self._go_on_voting()

    def _on_vote_put_off(self, power: str) -> None:
        if self._flow.did(lambda: self._bridge.put_off_vote(power)):
            self.show()

    def _on_unlock_vote(self, locked: BallotScreen, power: str, pin: str) -> None:
        answer = self._flow.tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            locked.wrong_pin(answer.wait_seconds, counted=answer.counted)
        elif self._flow.tried(self._bridge.locked_votes):
            self.show()
        else:
            self._count()

    def _count(self) -> None:
        if self._flow.did(self._bridge.count_votes):
            self._go_on_voting()

    def _go_on_voting(self) -> None:
        """Call the next one, or say how the vote came out."""
        public = self._bridge.public()
        told = (one for one in reversed(public.incidents) if one.kind not in _FOLLOWS)
        incident = next(told, None)
        fresh = public.ballot is None or not public.ballot.voted
        if fresh and incident is not None and incident.kind in VOTES:
            counted = BallotScreen(public, self._board, counted=incident)
            self._follow(counted)
        else:
            self.show()

    def _on_broken_off(self) -> None:
        if self._flow.did(self._bridge.break_off_vote):
            self._on_counted()

    def _on_counted(self) -> None:
        public = self._bridge.public()
        going = self._going_on and public.ballot is None and public.stage is Stage.REVEALED
        if going:
            self._host.advance()
        else:
            self._host.begin()
