"""An evening with secret votes: who is called to vote, what he is shown, when it is counted."""

from functools import partial

import shiboken6

from engine.table.incident import IncidentKind
from engine.table.view import Stage
from gui.screen import Falling, Screen
from gui.table.curtain.call_cards import Called
from gui.table.curtain.fall import let_fall
from gui.table.curtain.why_it_fell import shown_twice_words
from gui.table.evening.timed import Timed
from gui.table.page.table_words import voter_of
from gui.table.vote.ballot_screens import BallotScreen, VoteScreen

VOTES = (IncidentKind.DRAW_VOTED, IncidentKind.CONCESSION_VOTED)


class Voting(Timed):
    """Lets the laptop go round for a vote; all else is for those below it."""

    _going_on = False
    """Whether a vote was held on the way to the next phase."""

    def begin(self) -> None:
        """Show what the stored game asks for: a vote comes before everything else."""
        if self._bridge.public().ballot is not None:
            self._show_ballot()
        else:
            super().begin()

    def _on_advance(self) -> None:
        self._going_on = True
        super()._on_advance()
        self._going_on = self._bridge.public().ballot is not None

    def _show_table(self) -> None:
        """Show the table's page, which stands there whenever nobody writes or votes."""
        raise NotImplementedError

    def _show_ballot(self) -> None:
        """Show the table's page while somebody has not voted, else what the count still needs."""
        ballot = self._bridge.public().ballot
        if ballot is not None and ballot.waiting:
            self._show_table()
            return
        locked = self._tried(self._bridge.locked_votes) or ()
        self._follow(BallotScreen(self._bridge.public(), self._board, locked=locked))

    def _call_voter(self, power: str, called: Called) -> None:
        """Lower the curtain, and ask whether it is he; who has voted is not asked again."""
        public = self._bridge.public()
        voter = voter_of(public, power)
        if public.ballot is not None and voter in public.ballot.waiting:
            self._follow(BallotScreen(public, self._board, voter, called=called))
            self._unattended.start()

    def _call_next_voter(self) -> None:
        ballot = self._bridge.public().ballot
        for power in ballot.waiting[:1] if ballot is not None else ():
            self._call_voter(power, Called.NEXT)

    def _ask_to_break_off(self) -> None:
        self._follow(BallotScreen(self._bridge.public(), self._board, breaking=True))
        self._unattended.start()

    def _follow(self, ballot: BallotScreen) -> None:
        ballot.raise_asked.connect(self._later(partial(self._on_voter, ballot)))
        ballot.unlock_asked.connect(self._later(partial(self._on_unlock_vote, ballot)))
        ballot.put_off_asked.connect(self._later(self._on_vote_put_off))
        ballot.break_decided.connect(self._later(self._on_broken_off))
        ballot.count_asked.connect(self._later(self._count))
        ballot.back_asked.connect(self._later(self._show_ballot))
        ballot.seen.connect(self._later(self._on_counted))
        self._show(ballot)

    def _on_voter(self, called: BallotScreen, power: str, pin: str) -> None:
        if not self._watch.unseen():
            called.refuse(shown_twice_words())
            return
        answer = self._tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            called.wrong_pin(answer.wait_seconds, counted=answer.counted)
            return
        vote = VoteScreen(self._bridge.public(), self._board, power)
        vote.cast.connect(self._later(partial(self._on_cast, power)))
        vote.cover_asked.connect(self._later(lambda: self._call_voter(power, Called.AGAIN)))
        vote.later_asked.connect(self._later(self._show_ballot))
        self._show(vote)
        # It is not sealed, so its owner is called again.
        self._lower = lambda _why: self._call_voter(power, Called.AGAIN)
        self._watch.start()

    def _on_cast(self, power: str, favour: bool) -> None:  # noqa: FBT001 - a slot
        if self._did(lambda: self._bridge.vote(power, favour=favour)):
            self._go_on_voting()

    def _on_vote_put_off(self, power: str) -> None:
        if self._did(lambda: self._bridge.put_off_vote(power)):
            self._show_ballot()

    def _on_unlock_vote(self, locked: BallotScreen, power: str, pin: str) -> None:
        answer = self._tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            locked.wrong_pin(answer.wait_seconds, counted=answer.counted)
        elif self._tried(self._bridge.locked_votes):
            self._show_ballot()
        else:
            self._count()

    def _count(self) -> None:
        if self._did(self._bridge.count_votes):
            self._go_on_voting()

    def _go_on_voting(self) -> None:
        """Call the next one, or say how the vote came out."""
        public = self._bridge.public()
        told = public.incidents[-1] if public.incidents else None
        fresh = public.ballot is None or not public.ballot.voted
        if fresh and told is not None and told.kind in VOTES:
            counted = BallotScreen(public, self._board, counted=told)
            self._follow(counted)
        else:
            self._show_ballot()

    def _on_broken_off(self) -> None:
        if self._did(self._bridge.break_off_vote):
            self._on_counted()

    def _on_counted(self) -> None:
        public = self._bridge.public()
        going = self._going_on and public.ballot is None and public.stage is Stage.REVEALED
        if going:
            self._on_advance()
        else:
            self.begin()

    def _let_fall(self, screen: Screen) -> None:
        """Let the cloth fall over the table's page; over bare ground where somebody was alone."""
        before = self._screen
        if screen.falling is not Falling.CURTAIN:
            return
        if before is None or not shiboken6.isValid(before):
            return
        if before.falling is Falling.GROUND and before.isVisible():
            let_fall(screen, before.grab())
        elif before.secret_of:
            let_fall(screen)
