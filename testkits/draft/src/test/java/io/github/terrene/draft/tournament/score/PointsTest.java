package io.github.terrene.draft.tournament.score;

import static io.github.terrene.draft.tournament.score.Chronicle.seats;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class PointsTest {
    private static final Progress AFTER_TWO = Chronicle.of(5, "", "A>B C=D E", "E>A B=C D");

    @Test
    @Rule({"TO-14.9", "TO-14.10", "TO-14.12"})
    void aWinAndAByeAreOnePointAndADrawIsHalf() {
        assertThat(seats("ABCDE").map(AFTER_TWO::points).mkString(" ")).isEqualTo("1 ½ 1 1½ 2");
    }

    @Test
    void pointsReadAsPeopleWriteThem() {
        assertThat(Array.range(0, 6).map(Points::new).mkString(" ")).isEqualTo("0 ½ 1 1½ 2 2½");
        assertThat(new Points(1)).isLessThan(new Points(2));
    }

    @Test
    @Rule("TO-14.10")
    void theByeCountsAsSoonAsItIsGivenAndAGameWhenItIsOver() {
        Progress during = Chronicle.of(3, "", "A-B C");
        assertThat(seats("ABC").map(during::points).mkString(" ")).isEqualTo("0 0 1");
        assertThat(during.byes(Seat.of(2))).isEqualTo(1);
    }

    @Test
    @Rule("TO-14.11")
    void roundsFollowFromTheNumberOfPlayers() {
        assertThat(Array.rangeClosed(3, 12).map(seats -> Chronicle.of(seats, "").roundsInAll()))
                .containsExactly(2, 2, 3, 3, 3, 3, 4, 4, 4, 4);
    }

    @Test
    @Rule({"TO-14.11", "TO-14.16"})
    void whoLeftStillCountsForTheNumberOfRounds() {
        assertThat(Chronicle.of(9, "ABCDEF").roundsInAll()).isEqualTo(4);
    }

    @Test
    void aResultIsWhatTheTwoSeatsOfAGameMakeOfIt() {
        assertThat(Result.of(new Outcome(Seat.of(0).asList(), "TO-10.1"))).isEqualTo(Result.FIRST);
        assertThat(Result.of(new Outcome(Seat.of(1).asList(), "TO-10.3"))).isEqualTo(Result.SECOND);
        assertThat(Result.of(new Outcome(Array.empty(), "TO-10.6"))).isEqualTo(Result.DRAWN);
    }

    @Test
    @Rule("TO-14.9")
    void theLowerSeatIsTheFirstInAGame() {
        Fixture game = Fixture.of(Seat.of(5), Seat.of(2));
        assertThat(game.first()).isEqualTo(Seat.of(2));
        assertThat(game.seatInGame(Seat.of(2))).isEqualTo(Seat.of(0));
        assertThat(game.seatInGame(Seat.of(5))).isEqualTo(Seat.of(1));
        assertThat(game.playerAt(Seat.of(0))).isEqualTo(Seat.of(2));
        assertThat(game.playerAt(Seat.of(1))).isEqualTo(Seat.of(5));
        assertThat(game.winner()).isEmpty();
        assertThat(game.lostBy(Seat.of(2)).winner()).containsExactly(Seat.of(5));
        assertThat(game.with(Result.DRAWN).winner()).isEmpty();
    }
}
