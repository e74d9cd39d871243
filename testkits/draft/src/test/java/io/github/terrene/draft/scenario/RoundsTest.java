package io.github.terrene.draft.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.TournamentAction.Leave;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentEvent.GameFinished;
import io.github.terrene.draft.tournament.TournamentEvent.InGame;
import io.github.terrene.draft.tournament.TournamentEvent.PlayerLeft;
import io.github.terrene.draft.tournament.TournamentEvent.RoundBegan;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.draft.scenario.DraftBook;
import io.github.terrene.testkit.draft.scenario.TournamentScene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class RoundsTest extends DraftBook {
    @Test
    @Rule({"TO-14.9", "TO-14.11", "TO-14.12"})
    void winnersMeetInTheLastRoundOfFour() {
        TournamentScene s = paired(4, "AC BD");
        s.wins(C).awaits(B, D);
        s.wins(B).happenedInOrder(GameFinished.class, GameFinished.class, RoundBegan.class);
        assertThat(s.pairs()).isEqualTo("AD BC");
        assertThat(s.standings()).isEqualTo("1B 1C 3A 3D");
        s.wins(A).wins(B);
        assertThat(s.standings()).isEqualTo("1B 2C 3A 4D");
        assertThat(s.points(B)).isEqualTo("2");
        s.isWonBy("TO-14.12", B);
    }

    @Test
    @Rule({"TO-14.10", "TO-14.12"})
    void fivePlayersWithByesADrawAndALeaver() {
        TournamentScene s = paired(5, "AD BE C");
        s.wins(A).draws(B);
        assertThat(s.points(C)).as("the bye").isEqualTo("1");
        assertThat(s.points(E)).isEqualTo("½");
        assertThat(s.pairs()).as("the one with the fewest points has the bye").endsWith(" D");
        assertThat(s.pairs()).startsWith("AC BE");
        s.leaves(B);
        assertThat(s.points(E)).as("the opponent left").isEqualTo("1½");
        s.wins(C);
        assertThat(s.round()).isEqualTo(3);
        assertThat(s.pairs()).as("four are left").doesNotContain("B");
        assertThat(s.standings()).endsWith("5B");
        s.refuses(new Leave(B), "TO-14.16/left");
        s.awaits(A, C, D, E);
    }

    @Test
    @Rule({"TO-14.16", "TO-14.19"})
    void aPlanToLeaveIsSecretUntilTheRoundIsOver() {
        TournamentScene s = paired(4, "AC BD");
        TournamentScene other = paired(4, "AC BD");
        s.leavesAfterTheRound(A).looksTheSame(B, other).looksTheSame(C, other);
        assertThat(s.undoable()).isTrue();
        s.refuses(new LeaveAfterRound(A), "TO-14.16/leaving").never(PlayerLeft.class);
        s.wins(A).wins(B).happenedInOrder(GameFinished.class, GameFinished.class, PlayerLeft.class, RoundBegan.class);
        assertThat(s.points(A)).as("their game was played on").isEqualTo("1");
        s.refuses(new LeaveAfterRound(B), "TO-14.16/last-round");
        other.awaits(A, B, C, D);
        assertThat(s.pairs()).isEqualTo("BD C");
        s.awaits(B, D);
    }

    /** Then it would change nothing. */
    @Test
    @Rule("TO-14.16")
    void leavingAfterTheRoundIsOfferedInEveryRoundButTheLast() {
        TournamentScene s = paired(5, "AD BE C");
        for (int round = 1; round <= 2; round++) {
            assertThat(s.round()).isEqualTo(round);
            assertThat(Array.of(A, B, C, D, E)).allMatch(seat -> s.offers(new LeaveAfterRound(seat)));
            everybodyDraws(s);
        }
        assertThat(s.round()).isEqualTo(3);
        for (Seat seat : Array.of(A, B, C, D, E)) {
            assertThat(s.offers(new LeaveAfterRound(seat))).isFalse();
            assertThat(s.offers(new Leave(seat))).isTrue();
            s.refuses(new LeaveAfterRound(seat), "TO-14.16/last-round");
        }
        everybodyDraws(s);
        assertThat(s.state().outcome()).isNotEmpty();
        s.isWonBy("TO-14.12", s.state().outcome().get().winners().toJavaArray(Seat[]::new));
    }

    private static void everybodyDraws(TournamentScene s) {
        s.state().round().games().map(Fixture::first).forEach(s::draws);
    }

    /** A and B have drawn against each other and have the same points otherwise: neither has won a game against the other. */
    @Test
    @Rule("TO-14.12")
    void drawnGamesDoNotCountInGamesAgainstEachOther() {
        TournamentScene s = paired(4, "AB CD");
        s.draws(A).draws(C);
        s.state().round().games().map(Fixture::first).forEach(s::draws);
        assertThat(s.seenBy(A).standings().map(Standing::won)).containsOnly(0);
        assertThat(s.standings()).isEqualTo("1A 1B 1C 1D");
        s.isWonBy("TO-14.12", A, B, C, D);
    }

    /** Public is what an onlooker sees; besides, the deck, and the game of the round in which the player left. */
    @Test
    @Rule({"TO-14.16", "TO-14.19"})
    void whoLeftATournamentSeesWhatAnOnlookerSeesAndTheirDeckAndGame() {
        TournamentScene s = paired(4, "AC BD");
        s.leaves(A);
        TournamentView left = s.seenBy(A);
        TournamentView onlooker = s.seenBy(Seat.ONLOOKER);
        assertThat(left.progress()).isEqualTo(onlooker.progress());
        assertThat(left.standings()).isEqualTo(onlooker.standings());
        assertThat(left.deckSizes()).isEqualTo(onlooker.deckSizes());
        assertThat(left.own()).as("their deck").isNotEmpty();
        assertThat(left.game().get().table().outcome()).as("how the game ended").isNotEmpty();
        assertThat(onlooker.own()).isEmpty();
        assertThat(onlooker.game()).isEmpty();
        assertThat(s.sentTo(A)).anyMatch(event -> event instanceof InGame);
        int before = s.sentTo(A).size();
        int watched = s.sentTo(Seat.ONLOOKER).size();
        s.wins(B);
        assertThat(s.sentTo(A).drop(before)).isEqualTo(s.sentTo(Seat.ONLOOKER).drop(watched));
        assertThat(s.seenBy(A).own()).isEqualTo(left.own());
        s.awaits(B, C);
    }

    /** Also if one of them has no game any more, or has the bye. */
    @Test
    @Rule("TO-14.16")
    void allWhoAreLeftMayLeaveAtTheSameMoment() {
        TournamentScene s = paired(3, "AB C");
        s.leavesAfterTheRound(C).leavesAfterTheRound(B).leavesAfterTheRound(A).never(PlayerLeft.class);
        s.wins(B).happened(3, PlayerLeft.class);
        assertThat(s.round()).as("no other round begins").isEqualTo(1);
        s.isWonBy("TO-14.16");
        TournamentScene two = paired(3, "AB C");
        two.leavesAfterTheRound(C).leavesAfterTheRound(B).wins(B).happened(2, PlayerLeft.class);
        two.isWonBy("TO-14.16", A);
    }

    /** Who says so and is then the only one left wins at once: the round does not end any more. */
    @Test
    @Rule("TO-14.16")
    void whoWantedToLeaveLaterAndIsTheLastOneWins() {
        TournamentScene s = paired(3, "AB C");
        s.leavesAfterTheRound(A).leaves(C).leaves(B);
        s.isWonBy("TO-14.16", A);
    }

    @Test
    @Rule({"TO-14.9", "TO-14.19"})
    void othersAreToldTheResultOfAGameOnlyWhereverItIsPlayed() {
        TournamentScene s = paired(4, "AC BD");
        TournamentScene elsewhere = paired(4, "AC BD");
        s.wins(A);
        elsewhere.winsElsewhere(A).looksTheSame(B, s).looksTheSame(A, s);
        assertThat(s.state()).isEqualTo(elsewhere.state());
        assertThat(s.sentTo(B))
                .noneMatch(event ->
                        event instanceof InGame inGame && inGame.players().contains(A));
        assertThat(s.sentTo(A)).anyMatch(event -> event instanceof InGame);
        s.awaits(B, D);
        elsewhere.awaits(B, D);
    }

    @Test
    @Rule("TO-14.16")
    void withOnePlayerLeftTheTournamentEnds() {
        TournamentScene s = paired(3, "AB C");
        s.leaves(B);
        assertThat(s.round()).isEqualTo(2);
        s.leaves(A);
        s.isWonBy("TO-14.16", C);
    }

    /** Who left cannot win, and nobody is left. */
    @Test
    @Rule("TO-14.16")
    void nobodyWinsIfAllWhoAreLeftLeaveAfterTheRound() {
        TournamentScene s = paired(4, "AC BD");
        s.leaves(D).leavesAfterTheRound(A).leavesAfterTheRound(B).leavesAfterTheRound(C);
        s.wins(A).happenedInOrder(PlayerLeft.class, GameFinished.class, GameFinished.class, PlayerLeft.class);
        s.isWonBy("TO-14.16");
        assertThat(s.standings()).as("all who left, by points").isEqualTo("1A 1B 3C 3D");
    }
}
