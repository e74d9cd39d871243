package io.github.terrene.draft.tournament.score;

import static io.github.terrene.draft.tournament.score.Chronicle.seats;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Standings that were computed by hand: rank, seat, points, opponents' points, games won against those still tied. */
@Rule("TO-14.12")
class StandingsTest {
    private static String of(Progress progress) {
        return Standings.of(progress)
                .map(each -> each.rank() + each.seat().toString() + " " + each.points() + " " + each.opponents() + " "
                        + each.won())
                .mkString(", ");
    }

    @Test
    void pointsThenTheOpponentsPoints() {
        Progress progress = Chronicle.of(4, "", "A>B C>D", "A>C B>D");
        assertThat(of(progress)).isEqualTo("1A 2 2 0, 2B 1 2 0, 2C 1 2 0, 4D 0 2 0");
        Progress uneven = Chronicle.of(5, "", "A>B C>D E", "A>E C>B D", "A>C D>E B");
        assertThat(of(uneven)).isEqualTo("1A 3 4 0, 2C 2 6 0, 3D 2 3 0, 4B 1 5 0, 4E 1 5 0");
    }

    /** B has beaten C, who had a bye; each has met opponents with one point. */
    @Test
    void gamesWonAgainstEachOther() {
        Progress progress = Chronicle.of(3, "A", "A-B C", "B>C");
        assertThat(of(progress)).isEqualTo("1B 1 1 1, 2C 1 1 0, 3A 0 1 0");
    }

    @Test
    void aSharedVictory() {
        Progress progress = Chronicle.of(3, "", "A>B C", "C>A B");
        assertThat(of(progress)).isEqualTo("1C 2 1 0, 2A 1 3 0, 3B 1 1 0");
        Progress drawn = Chronicle.of(4, "", "A=B C=D", "A=C B=D");
        assertThat(of(drawn)).isEqualTo("1A 1 2 0, 1B 1 2 0, 1C 1 2 0, 1D 1 2 0");
        assertThat(Standings.winners(drawn)).isEqualTo(seats("ABCD"));
    }

    /**
     * C, D and E have 2 points, and their opponents 5: C met B, D and H, D met H, C and E, E met F, A and D. E beat D, and D beat C. So D and E
     * have won one game against the others and C none. That E beat D is counted already, and does not part the two in another go.
     */
    @Test
    void gamesAgainstEachOtherAreCountedOnceForAllWhoAreTied() {
        Progress progress = Chronicle.of(8, "", "A>G C>B D>H E>F", "H>G A>E D>C B>F", "F>A E>D B>G C>H");
        assertThat(of(progress))
                .isEqualTo("1D 2 5 1, 1E 2 5 1, 3C 2 5 0, 4A 2 3 0, 4B 2 3 0, 6F 1 6 0, 7H 1 4 0, 8G 0 5 0");
        assertThat(Standings.winners(progress)).isEqualTo(seats("DE"));
    }

    /** C, G and H have 2 points, and their opponents 4. C and H have drawn against each other, and G has met neither: they are still equal. */
    @Test
    void drawnGamesDoNotCountInGamesAgainstEachOther() {
        Progress progress = Chronicle.of(8, "", "F>A E>B C=H D=G", "C>A D>B H>E F=G", "G>A B=H C=D E=F");
        assertThat(of(progress))
                .isEqualTo("1D 2 4½ 0, 2C 2 4 0, 2G 2 4 0, 2H 2 4 0, 5F 2 3½ 0, 6E 1½ 4½ 0, 7B ½ 5½ 0, 8A 0 6 0");
    }

    @Test
    void anOpponentMetTwiceCountsTwice() {
        Progress progress = Chronicle.of(4, "CD", "A>B C>D", "B>A");
        assertThat(of(progress)).isEqualTo("1A 1 2 1, 1B 1 2 1, 3C 1 0 0, 4D 0 1 0");
    }

    @Test
    @Rule("TO-14.10")
    void opponentsByesCountAndOwnByesAddNothing() {
        Progress progress = Chronicle.of(3, "", "A=B C", "B=C A");
        assertThat(of(progress)).isEqualTo("1A 1½ 1 0, 1C 1½ 1 0, 3B 1 3 0");
        assertThat(Standings.of(progress).map(Standing::byes)).containsExactly(1, 1, 0);
    }

    /** A won its games and left: it comes after D, who won none. As an opponent it counts with its points. */
    @Test
    @Rule("TO-14.16")
    void whoLeftComesLastAndCountsAsAnOpponent() {
        Progress progress = Chronicle.of(6, "AF", "A>B C>D E>F", "A>C B>D E");
        assertThat(of(progress)).isEqualTo("1E 2 0 0, 2B 1 2 0, 2C 1 2 0, 4D 0 2 0, 5A 2 2 0, 6F 0 2 0");
        assertThat(Standings.of(progress).filter(Standing::left).map(Standing::seat))
                .isEqualTo(seats("AF"));
    }

    /** All four have beaten one of the others; if C has left, A has beaten nobody who is tied with it. */
    @Test
    @Rule("TO-14.16")
    void whoLeftIsInNoGroupOfTiedPlayers() {
        Progress stayed = Chronicle.of(4, "", "A>C B>D", "C>B D>A");
        assertThat(of(stayed)).isEqualTo("1A 1 2 1, 1B 1 2 1, 1C 1 2 1, 1D 1 2 1");
        Progress gone = Chronicle.of(4, "C", "A>C B>D", "C>B D>A");
        assertThat(of(gone)).isEqualTo("1B 1 2 1, 1D 1 2 1, 3A 1 2 0, 4C 1 2 0");
    }

    /** Those who left are ranked among themselves by the same numbers, their games against each other included. */
    @Test
    @Rule("TO-14.16")
    void leaversAreTiedAmongThemselves() {
        Progress progress = Chronicle.of(6, "ABCD", "A>B C>D E>F", "B>A D>C F>E");
        assertThat(of(progress)).isEqualTo("1E 1 2 1, 1F 1 2 1, 3A 1 2 1, 3B 1 2 1, 3C 1 2 1, 3D 1 2 1");
        assertThat(of(Chronicle.of(6, "ABCD", "A>B C=D E-F")))
                .isEqualTo("1E 0 0 0, 1F 0 0 0, 3A 1 0 0, 4C ½ ½ 0, 4D ½ ½ 0, 6B 0 1 0");
    }

    @Test
    void noOneWinsWhoLeft() {
        Progress progress = Chronicle.of(3, "ABC", "A>B C");
        assertThat(Standings.winners(progress)).isEmpty();
        assertThat(Standings.winners(Chronicle.of(3, "A", "A>B C"))).isEqualTo(seats("C"));
    }
}
