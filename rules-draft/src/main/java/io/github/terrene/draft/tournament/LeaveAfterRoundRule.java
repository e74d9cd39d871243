package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;

/** Leaving when the round is over. */
@Rule("TO-14.16")
final class LeaveAfterRoundRule extends PlainRule<Tournament, LeaveAfterRound, TournamentPlay> {
    LeaveAfterRoundRule() {
        super(LeaveAfterRound.class, "TO-14.16", LeaveAfterRound::new);
    }

    @Override
    protected boolean concedes() {
        return true;
    }

    @Override
    protected boolean permits(Tournament tournament, Seat seat, LeaveAfterRound action, Verdict why) {
        return (!tournament.leaving().contains(seat)
                        || why.stop("TO-14.16/leaving", "{seat:seat} will leave after this round already", seat))
                && (!tournament.progress().inLastRound()
                        || why.stop(
                                "TO-14.16/last-round",
                                "round {round:number} is the last, and the tournament is over with it",
                                tournament.progress().roundNumber()));
    }

    @Override
    protected void carryOut(Seat seat, LeaveAfterRound action, TournamentPlay play) {
        play.leaveAfterRound(seat);
    }
}
