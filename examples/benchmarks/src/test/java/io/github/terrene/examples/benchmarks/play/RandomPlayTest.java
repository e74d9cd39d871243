package io.github.terrene.examples.benchmarks.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the benchmarks compare is the same play: as many decisions, and the same ones. */
class RandomPlayTest {
    /** More with {@code mvn -Plong verify}: as many as laws are tried. */
    private static final int GAMES = Math.max(400, Integer.getInteger("terrene.tries", 0));

    private static final int FEW_GAMES = GAMES / 4;

    @ParameterizedTest
    @ValueSource(ints = {200, 9})
    void theGamesWrittenByHandMakeTheDecisionsOfTheLibrary(int turnLimit) {
        assertThatBothPlayTheSame(new MutablePlay(turnLimit), OdysseyPlay.reduced(turnLimit), GAMES);
        assertThatBothPlayTheSame(new ImmutablePlay(turnLimit), OdysseyPlay.reduced(turnLimit), GAMES);
    }

    @ParameterizedTest
    @CsvSource({
        "REDUCED_CHECKED,REDUCED",
        "REAL_CHECKED,REAL",
        "TERRALORE_CHECKED,TERRALORE",
        "HOBE_CHECKED,HOBE",
        "CARNAGE_CHECKED,CARNAGE"
    })
    void itIsTheSamePlayWithAndWithoutASecondCheck(Plays checked, Plays plain) {
        assertThatBothPlayTheSame(checked.begin(), plain.begin(), FEW_GAMES);
    }

    private static void assertThatBothPlayTheSame(RandomPlay one, RandomPlay other, int games) {
        one.playGames(games);
        other.playGames(games);
        assertThat(one.decisions()).isEqualTo(other.decisions());
        assertThat(one.checksum()).isEqualTo(other.checksum());
    }
}
