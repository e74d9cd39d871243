package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LegalActionsTest {
    private static final LegalActions<String> WORDS = LegalActions.of(Array.of("take", "leave"));

    @Test
    void areThoseThatThereAre() {
        assertThat(WORDS.size()).isEqualTo(2);
        assertThat(WORDS.action(1)).isEqualTo("leave");
        assertThat(WORDS.actions()).containsExactly("take", "leave");
        assertThat(LegalActions.of(Array.empty()).actions()).isEmpty();
    }

    @Test
    void thereAreNoOthers() {
        assertThatThrownBy(() -> WORDS.action(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> WORDS.action(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> WORDS.map(String::length).action(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void areMadeWhenTheyAreAskedFor() {
        List<String> made = new ArrayList<>();
        LegalActions<Integer> lengths = WORDS.map(word -> {
            made.add(word);
            return word.length();
        });

        assertThat(lengths.size()).isEqualTo(2);
        assertThat(made).isEmpty();
        assertThat(lengths.action(1)).isEqualTo(5);
        assertThat(made).containsExactly("leave");
        assertThat(lengths.actions()).containsExactly(4, 5);
    }

    @Test
    void haveAPlaceThatIsFoundWhateverTheGuess() {
        for (int guess = -1; guess < 4; guess++) {
            assertThat(WORDS.placeOf("take", guess)).isZero();
            assertThat(WORDS.placeOf("leave", guess)).isEqualTo(1);
        }
        assertThatThrownBy(() -> WORDS.placeOf("steal", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("steal");
    }

    @Test
    void haveTheirClassesForKinds() {
        assertThat(WORDS.kind(0)).isEqualTo(String.class);
        assertThatThrownBy(() -> WORDS.kind(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
