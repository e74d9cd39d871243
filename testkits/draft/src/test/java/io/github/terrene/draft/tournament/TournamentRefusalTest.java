package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static io.github.terrene.draft.tournament.Arena.report;
import static io.github.terrene.draft.tournament.Arena.seat;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.TournamentAction.Leave;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Run;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import org.junit.jupiter.api.Test;

/** Every refusal, with its rule and in its words. */
class TournamentRefusalTest {
    private static final Run RUN = new Run(Seat.of(0));

    /** Five players, of whom C has the bye: AD BE C. */
    private final Arena arena = withBye("C");

    private static Arena withBye(String seat) {
        return Iterator.range(0, 1000)
                .map(seed -> Arena.of(5, seed))
                .find(each -> each.paired().equals("AD BE " + seat))
                .get();
    }

    @Test
    @Rule({"TO-14.9", "TO-14.16"})
    void nobodySitsThere() {
        assertThat(arena.refused(new Play(Seat.of(5), RUN))).containsExactly("nobody sits at seat F (TO-14.9)");
        assertThat(arena.refused(new Leave(Seat.ONLOOKER))).containsExactly("nobody sits at seat Z (TO-14.16)");
        assertThat(arena.refused(new LeaveAfterRound(Seat.of(5)))).containsExactly("nobody sits at seat F (TO-14.16)");
    }

    @Test
    @Rule("TO-14.10")
    void whoHasTheByeHasNoGame() {
        assertThat(arena.refused(new Play(seat("C"), RUN)))
                .containsExactly("C has the bye and no game in this round (TO-14.10)");
    }

    @Test
    @Rule("TO-14.9")
    void nobodyActsForTheOpponent() {
        assertThat(arena.refused(new Play(seat("D"), RUN)))
                .containsExactly("in the game of A and D, D is B and cannot act for A (TO-14.9)");
    }

    @Test
    @Rule("TO-14.9")
    void whatTheGameRefusesIsRefusedInItsWords() {
        assertThat(arena.refused(new Play(seat("A"), RUN))).allMatch(why -> why.endsWith("(TO-4.17)"));
    }

    /** D sits at seat B of that game. */
    @Test
    @Rule("TO-14.9")
    void whatTheGameRefusesNamesSeatsOfTheTournament() {
        assertThat(arena.refused(new Play(seat("D"), new Run(seat("B")))))
                .containsExactly("not now: D has to decide about party (TO-4.17)");
    }

    @Test
    @Rule("TO-14.9")
    void theOwnGameIsOver() {
        arena.wins("A");
        assertThat(arena.refused(new Play(seat("A"), RUN)))
                .containsExactly("the game of A and D is over, and the round is not (TO-14.9)");
    }

    @Test
    @Rule("TO-14.16")
    void whoLeftCannotDoAnything() {
        arena.leave("B");
        assertThat(arena.refused(new Play(seat("B"), RUN))).containsExactly("player B has left (TO-14.16)");
        assertThat(arena.refused(new Leave(seat("B")))).containsExactly("player B has left (TO-14.16)");
        assertThat(arena.refused(new LeaveAfterRound(seat("B")))).containsExactly("player B has left (TO-14.16)");
    }

    @Test
    @Rule("TO-14.16")
    void nobodyPlansToLeaveTwice() {
        arena.plan("B");
        assertThat(arena.refused(new LeaveAfterRound(seat("B"))))
                .containsExactly("B will leave after this round already (TO-14.16)");
        assertThat(RULES.whyNot(arena.state(), new Leave(seat("B")))).isEmpty();
    }

    @Test
    @Rule("TO-14.16")
    void nobodyPlansToLeaveInTheLastRound() {
        arena.lowerSeatsWin().lowerSeatsWin();
        assertThat(arena.refused(new LeaveAfterRound(seat("A"))))
                .containsExactly("round 3 is the last, and the tournament is over with it (TO-14.16)");
        assertThat(RULES.whyNot(arena.state(), new Leave(seat("A")))).isEmpty();
    }

    @Test
    @Rule({"TO-14.12", "TO-14.16"})
    void theTournamentIsOver() {
        Arena played = Arena.of(3, 1).lowerSeatsWin().lowerSeatsWin();
        assertThat(played.refused(new Leave(seat("A")))).containsExactly("the tournament is over (TO-14.12)");
        assertThat(played.refused(new ReportGame(2, seat("A"), seat("B"), Array.empty())))
                .containsExactly("the tournament is over (TO-14.12)");
        Arena left = Arena.of(3, 1).leave("A").leave("B");
        assertThat(left.refused(new Play(seat("C"), RUN))).containsExactly("the tournament is over (TO-14.16)");
    }

    @Test
    void whatSaysNotAllIsRefused() {
        assertThat(arena.refused(null)).containsExactly("there is no action (TO-14.9)");
        assertThat(arena.refused(new Play(null, RUN))).containsExactly("the action lacks its seat (TO-14.9)");
        assertThat(arena.refused(new Play(seat("A"), null))).containsExactly("the action lacks its action (TO-14.9)");
        assertThat(arena.refused(new Leave(null))).hasSize(1);
        assertThat(arena.refused(new ReportGame(1, null, seat("D"), Array.empty())))
                .hasSize(1);
        assertThat(arena.refused(new ReportGame(1, seat("A"), seat("D"), null))).hasSize(1);
        assertThat(arena.refused(new ReportGame(1, seat("A"), seat("D"), Array.of((Action) null))))
                .containsExactly("the action lacks its actions (TO-14.9)");
    }

    @Test
    @Rule("TO-14.9")
    void aGameOfAnotherRound() {
        ReportGame first = report(RULES.tables(arena.state()).get(0), 0);
        arena.lowerSeatsWin();
        assertThat(arena.refused(first))
                .containsExactly("this is a game of round 1, and round 2 is being played (TO-14.9)");
    }

    @Test
    @Rule("TO-14.9")
    void aGameOfAnotherTable() {
        ReportGame own = report(RULES.tables(arena.state()).get(0), 0);
        String refusal = " are not the players of a game of this round (TO-14.9)";
        assertThat(arena.refused(new ReportGame(1, seat("A"), seat("E"), own.actions())))
                .containsExactly("A and E" + refusal);
        assertThat(RULES.whyNot(arena.state(), new ReportGame(1, seat("A"), seat("E"), own.actions()))
                        .map(Rejection::key))
                .containsExactly("TO-14.9/no-fixture");
        assertThat(arena.refused(new ReportGame(1, seat("D"), seat("A"), own.actions())))
                .containsExactly("D and A" + refusal);
        assertThat(arena.refused(new ReportGame(1, seat("C"), seat("A"), own.actions())))
                .containsExactly("C and A" + refusal);
        assertThat(arena.refused(new ReportGame(1, Seat.ONLOOKER, Seat.ONLOOKER, own.actions())))
                .containsExactly("Z and Z" + refusal);
        assertThat(arena.refused(new ReportGame(1, seat("B"), seat("E"), own.actions())))
                .allMatch(why -> why.matches("action [0-9]+ of the game of B and E is refused: .*"));
    }

    @Test
    @Rule("TO-14.9")
    void aGameThatIsNotOver() {
        ReportGame whole = report(RULES.tables(arena.state()).get(0), 0);
        int all = whole.actions().size();
        assertThat(arena.refused(
                        new ReportGame(1, seat("A"), seat("D"), whole.actions().take(all - 1))))
                .containsExactly("the game of A and D is not over after " + (all - 1) + " actions (TO-14.9)");
        assertThat(arena.refused(new ReportGame(1, seat("A"), seat("D"), Array.empty())))
                .containsExactly("the game of A and D is not over after 0 actions (TO-14.9)");
    }

    @Test
    @Rule("TO-14.9")
    void anActionThatIsRefused() {
        ReportGame whole = report(RULES.tables(arena.state()).get(0), 0);
        assertThat(arena.refused(
                        new ReportGame(1, seat("A"), seat("D"), whole.actions().insert(2, RUN))))
                .allMatch(why -> why.startsWith("action 3 of the game of A and D is refused: "))
                .allMatch(why -> why.endsWith("(TO-4.17)") && why.indexOf("TO-4.17") == why.lastIndexOf("TO-4.17"));
        assertThat(arena.refused(
                        new ReportGame(1, seat("A"), seat("D"), whole.actions().append(RUN))))
                .containsExactly("action " + (whole.actions().size() + 1)
                        + " of the game of A and D is refused: the game is over (TO-10.8)");
    }

    @Test
    @Rule("TO-14.9")
    void aGameThatIsOverAlready() {
        ReportGame whole = report(RULES.tables(arena.state()).get(0), 0);
        arena.apply(whole);
        assertThat(arena.refused(whole)).containsExactly("the game of A and D is over already (TO-14.9)");
    }

    @Test
    @Rule("TO-14.9")
    void aGameThatHasBegunAtThisTable() {
        ReportGame whole = report(RULES.tables(arena.state()).get(0), 0);
        arena.apply(RULES.legal(arena.state(), seat("D")).head());
        assertThat(arena.refused(whole))
                .containsExactly("the game of A and D has already begun at this table (TO-14.9)");
    }

    @Test
    @Rule("TO-14.16")
    void aGameThatLeavingHasClosedWhateverItShows() {
        ReportGame whole = report(RULES.tables(arena.state()).get(0), 0);
        arena.leave("D");
        assertThat(arena.refused(whole))
                .containsExactly(
                        "the game of A and D was closed when one of them left, whatever was played since (TO-14.16)");
    }
}
