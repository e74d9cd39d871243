package io.github.terrene.draft.tournament.score;

import static io.github.terrene.draft.tournament.score.Chronicle.seats;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

@Rule("TO-14.10")
class ByesTest {
    @Test
    void whoHasTheFewestPointsGetsIt() {
        assertThat(Byes.candidates(Chronicle.of(5, "", "A>B C>D E"))).isEqualTo(seats("BD"));
        assertThat(Byes.candidates(Chronicle.of(5, "", "A=B C>D E"))).isEqualTo(seats("D"));
    }

    @Test
    void atFirstEverybodyMayGetIt() {
        assertThat(Byes.candidates(Chronicle.of(5, ""))).isEqualTo(seats("ABCDE"));
        assertThat(Byes.candidates(Chronicle.of(5, "BD"))).isEqualTo(seats("ACE"));
    }

    @Test
    void nobodyGetsItIfAllCanBePaired() {
        assertThat(Byes.candidates(Chronicle.of(4, ""))).isEmpty();
        assertThat(Byes.candidates(Chronicle.of(5, "C", "A>B C>D E"))).isEmpty();
        assertThat(Byes.draw(Chronicle.of(4, ""), Rng.of(1).dice())).isEmpty();
    }

    @Test
    void neverTwiceWhileAnotherHadNone() {
        Progress progress = Chronicle.of(5, "", "A>B C>D E", "A>C E>D B");
        assertThat(progress.points(Seat.of(3))).hasToString("0");
        assertThat(Byes.candidates(progress)).isEqualTo(seats("D"));
        assertThat(Byes.candidates(Chronicle.of(5, "", "A>B C>D E", "A>C E>B D", "C>E B>D A")))
                .isEqualTo(seats("B"));
    }

    /** Of three who are left each had a bye, and the points decide; what those had who left no longer counts. */
    @Test
    @Rule("TO-14.16")
    void whenAllWhoAreLeftHadOneTheFewestByesThenThePoints() {
        Progress progress = Chronicle.of(9, "DEFGHI", "A>D B>E F>G H>I C", "C>A D>E F>H G-I B", "B>C D>F G>H A");
        assertThat(seats("ABC").map(progress::points).mkString(" ")).isEqualTo("2 3 2");
        assertThat(Byes.candidates(progress)).isEqualTo(seats("AC"));
        Progress twice = Chronicle.of(9, "DEFGHI", "A>D C", "C>A B", "B>C A", "C>B A");
        assertThat(Byes.candidates(twice)).isEqualTo(seats("B"));
    }

    @Test
    void tiesAreBrokenByLot() {
        TreeMap<Seat, Integer> drawn = new TreeMap<>();
        for (long seed = 0; seed < 3_000; seed++) {
            drawn.merge(
                    Byes.draw(Chronicle.of(3, ""), Rng.of(seed).split(1).dice()).get(), 1, Integer::sum);
        }
        assertThat(drawn.keySet()).containsExactlyElementsOf(seats("ABC"));
        assertThat(drawn.values()).allMatch(times -> times > 850 && times < 1_150);
    }
}
