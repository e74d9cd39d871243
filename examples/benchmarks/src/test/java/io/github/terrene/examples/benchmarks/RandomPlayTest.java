package io.github.terrene.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the benchmarks compare is the same play: as many decisions, and the same ones. */
class RandomPlayTest {
    private static final int GAMES = 2000;

    @ParameterizedTest
    @ValueSource(ints = {200, 9})
    void theMutableBoundMakesTheDecisionsOfTheLibrary(int turnLimit) {
        RandomPlay library = LibraryPlay.reduced(turnLimit);
        RandomPlay bound = new MutablePlay(turnLimit);
        library.playGames(GAMES);
        bound.playGames(GAMES);
        assertThat(bound.decisions()).isEqualTo(library.decisions());
        assertThat(bound.checksum()).isEqualTo(library.checksum());
    }
}
