package io.github.terrene.draft.tournament;

/** The kinds of actions of a tournament, in the order in which they are listed. */
public enum TournamentKind {
    /** {@link TournamentAction.Play}. */
    PLAY,
    /** {@link TournamentAction.Leave}. */
    LEAVE,
    /** {@link TournamentAction.LeaveAfterRound}. */
    LEAVE_AFTER_ROUND,
    /** {@link TournamentAction.ReportGame}. */
    REPORT_GAME;

    long bit() {
        return 1L << ordinal();
    }
}
