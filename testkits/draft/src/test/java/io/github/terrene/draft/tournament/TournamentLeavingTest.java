package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static io.github.terrene.draft.tournament.Arena.seat;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.TournamentAction.Leave;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.score.Result;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.EndEvent;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

@Rule("TO-14.16")
class TournamentLeavingTest {
    private static Arena paired(int seats, String pairs) {
        return Iterator.range(0, 3000)
                .map(seed -> Arena.of(seats, seed))
                .find(each -> each.paired().equals(pairs))
                .get();
    }

    private static String standings(Arena arena) {
        return RULES.view(arena.state(), Seat.ONLOOKER)
                .standings()
                .map(each -> each.rank() + "" + each.seat())
                .mkString(" ");
    }

    @Test
    void everybodyCanLeaveAtAnyTimeAndTheseAreListedLast() {
        Arena arena = paired(5, "AD BE C").wins("A");
        for (Seat seat : Seat.first(5)) {
            assertThat(RULES.legal(arena.state(), seat).takeRight(2))
                    .containsExactly(new Leave(seat), new LeaveAfterRound(seat));
        }
        assertThat(RULES.legal(arena.state(), Seat.ONLOOKER)).isEmpty();
        assertThat(RULES.legal(arena.state(), seat("A"))).hasSize(2);
        assertThat(RULES.concedes(new Leave(seat("A")))).isTrue();
        assertThat(RULES.concedes(new LeaveAfterRound(seat("A")))).isTrue();
        arena.plan("A");
        assertThat(RULES.legal(arena.state(), seat("A"))).containsExactly(new Leave(seat("A")));
        arena.leave("A");
        assertThat(RULES.legal(arena.state(), seat("A"))).isEmpty();
    }

    @Test
    void whoLeavesAtOnceDuringAGameLosesIt() {
        Arena arena = paired(4, "AB CD");
        Array<TournamentEvent> told = arena.events(each -> each.leave("A"));
        Outcome lost = new Outcome(Seat.of(1).asList(), "TO-14.16");
        assertThat(told)
                .containsExactly(
                        new TournamentEvent.PlayerLeft(seat("A")),
                        new TournamentEvent.InGame(
                                Array.of(seat("A"), seat("B")), Option.some(new EndEvent.GameEnded(lost))),
                        new TournamentEvent.GameFinished(
                                1, arena.state().round().games().get(0)));
        assertThat(arena.state().round().games().get(0).result()).containsExactly(Result.SECOND);
        assertThat(RULES.deciders(arena.state())).containsExactly(seat("C"), seat("D"));
        assertThat(RULES.choices(arena.state(), seat("B"))).isEmpty();
        assertThat(RULES.awaited(RULES.view(arena.state(), seat("B")))).isEmpty();
        View closed = RULES.view(arena.state(), seat("B")).game().get();
        assertThat(closed.table().outcome()).as("how the game ended").contains(lost);
        assertThat(closed.awaited()).isFalse();
        assertThat(closed.agenda().prompt())
                .as("what is asked in a game that is closed")
                .isNull();
    }

    @Test
    void leavingInTheLastGameOfARoundEndsTheRound() {
        Arena arena = paired(4, "AB CD").wins("A");
        arena.leave("C");
        assertThat(arena.state().progress().roundNumber()).isEqualTo(2);
        assertThat(arena.state().round().has(seat("C"))).isFalse();
        assertThat(arena.state().round().bye()).isNotEmpty();
    }

    /** The second of two who leave wins the game that the first one left. */
    @Test
    void bothPlayersOfAGameLeave() {
        Arena arena = paired(4, "AB CD").leave("B").leave("A");
        assertThat(arena.state().round().games().get(0).result()).containsExactly(Result.FIRST);
        arena.wins("D");
        assertThat(arena.paired()).isEqualTo("CD");
        arena.wins("C");
        assertThat(standings(arena)).isEqualTo("1C 1D 3A 4B");
        assertThat(arena.state().outcome().get()).isEqualTo(new Outcome(Array.of(seat("C"), seat("D")), "TO-14.12"));
    }

    @Test
    void withTheByeOrAfterTheOwnGameTheResultStays() {
        Arena arena = paired(5, "AD BE C").wins("A");
        arena.leave("C").leave("A");
        assertThat(arena.state().progress().points(seat("C"))).hasToString("1");
        assertThat(arena.state().progress().points(seat("A"))).hasToString("1");
        assertThat(arena.state().round().games().get(0).result()).containsExactly(Result.FIRST);
        assertThat(arena.state().progress().roundNumber()).isEqualTo(1);
        arena.wins("B");
        assertThat(arena.state().round().has(seat("A"))).isFalse();
        assertThat(arena.state().round().has(seat("C"))).isFalse();
        assertThat(arena.state().round().games()).hasSize(1);
    }

    @Test
    void whoLeavesAfterTheRoundPlaysTheOwnGame() {
        Arena arena = paired(4, "AB CD");
        assertThat(arena.events(each -> each.plan("A"))).isEmpty();
        arena.wins("A");
        Array<TournamentEvent> told = arena.events(each -> each.wins("C"))
                .reject(TournamentEvent.InGame.class::isInstance)
                .reject(TournamentEvent.GameBegan.class::isInstance);
        assertThat(told.map(event -> event.getClass().getSimpleName()))
                .containsExactly("GameFinished", "PlayerLeft", "RoundBegan");
        assertThat(arena.state().progress().left()).containsExactly(seat("A"));
        assertThat(arena.state().leaving()).isEmpty();
        assertThat(arena.state().progress().points(seat("A"))).hasToString("1");
    }

    @Test
    void whoPlannedToLeaveMayLeaveAtOnce() {
        Arena arena = paired(4, "AB CD").plan("A").leave("A");
        assertThat(arena.state().leaving()).isEmpty();
        assertThat(arena.state().round().games().get(0).result()).containsExactly(Result.SECOND);
    }

    @Test
    void allButOneLeaveAtOnce() {
        Arena arena = paired(4, "AB CD").leave("A").leave("C");
        assertThat(arena.paired()).isEqualTo("BD");
        Array<TournamentEvent> told = arena.events(each -> each.leave("B"));
        Outcome won = new Outcome(seat("D").asList(), "TO-14.16");
        assertThat(told.last()).isEqualTo(new TournamentEvent.TournamentFinished(won));
        assertThat(arena.state().outcome()).containsExactly(won);
        assertThat(standings(arena)).isEqualTo("1D 2B 3C 4A");
    }

    /** C has the bye; who is left wins in the middle of a round, whatever the points, and even with a plan to leave. */
    @Test
    void theLastOneWinsWithTheByeAndWithAPlanToLeave() {
        Arena arena = paired(3, "AB C").plan("C").leave("A");
        assertThat(arena.state().outcome())
                .containsExactly(new Outcome(seat("B").asList(), "TO-14.16"));
        Arena other = paired(5, "AD BE C").plan("C").leave("A").leave("D").leave("B");
        assertThat(other.state().outcome())
                .containsExactly(new Outcome(seat("E").asList(), "TO-14.16"));
        Arena last = paired(3, "AB C").plan("A").leave("C").leave("B");
        assertThat(last.state().outcome()).containsExactly(new Outcome(seat("A").asList(), "TO-14.16"));
        assertThat(last.state().leaving()).isEmpty();
    }

    @Test
    void allButOneLeaveAfterTheRound() {
        Arena arena = paired(4, "AB CD").plan("A").plan("D").plan("B").lowerSeatsWin();
        assertThat(arena.state().outcome())
                .containsExactly(new Outcome(seat("C").asList(), "TO-14.16"));
        assertThat(arena.events().filter(TournamentEvent.PlayerLeft.class::isInstance))
                .containsExactly(
                        new TournamentEvent.PlayerLeft(seat("A")),
                        new TournamentEvent.PlayerLeft(seat("B")),
                        new TournamentEvent.PlayerLeft(seat("D")));
    }

    @Test
    void allLeaveAfterTheRoundAndNobodyWins() {
        Arena arena = paired(3, "AB C").plan("C").plan("B").plan("A").wins("A");
        assertThat(arena.state().outcome()).containsExactly(new Outcome(Array.empty(), "TO-14.16"));
        assertThat(arena.state().outcome().get().drawn()).isTrue();
    }

    @Test
    @Rule("TO-14.12")
    void whoLeftInTheLastRoundCannotWin() {
        Arena arena = paired(4, "AB CD").wins("A").wins("C");
        assertThat(arena.paired()).isEqualTo("AC BD");
        arena.wins("A").leave("A");
        assertThat(arena.state().outcome()).isEqualTo(Option.none());
        arena.wins("B");
        assertThat(standings(arena)).isEqualTo("1B 1C 3D 4A");
    }

    @Test
    @Rule({"TO-14.9", "TO-14.10"})
    void allButTwoGoneWithRoundsToGo() {
        Arena arena = paired(6, "AB CD EF").leave("A").leave("E").leave("F").leave("D");
        assertThat(arena.paired()).isEqualTo("BC");
        arena.wins("B");
        assertThat(arena.paired()).isEqualTo("BC");
        arena.draws("C");
        assertThat(arena.state().outcome())
                .containsExactly(new Outcome(seat("B").asList(), "TO-14.12"));
        assertThat(RULES.view(arena.state(), seat("B"))
                        .standings()
                        .map(Standing::points)
                        .mkString(" "))
                .isEqualTo("2½ 1½ 1 0 0 0");
    }
}
