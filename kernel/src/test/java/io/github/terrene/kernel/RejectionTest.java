package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RejectionTest {

    @Test
    void theSentenceHoldsTheFactsAndTheRule() {
        Rejection rejection = Rejection.of(
                "TO-7.2",
                "{character} needs {cost} SP; {free} of 4 is free",
                "character",
                "Zane",
                "cost",
                3,
                "free",
                1);
        assertThat(rejection.sentence()).isEqualTo("Zane needs 3 SP; 1 of 4 is free (TO-7.2)");
        assertThat(rejection.facts())
                .containsExactly(new Fact("character", "Zane"), new Fact("cost", "3"), new Fact("free", "1"));
    }

    @Test
    void aFactMayLookLikeTheNameOfAnother() {
        assertThat(Rejection.of("X-1", "{a} and {b}", "a", "{b}", "b", "{a}").sentence())
                .isEqualTo("{b} and {a} (X-1)");
    }

    @Test
    void bracesWithoutAFactRemain() {
        assertThat(Rejection.of("X-1", "{a} {b").sentence()).isEqualTo("{a} {b (X-1)");
    }

    @Test
    void aFactWithoutAValueIsRefused() {
        assertThatThrownBy(() -> Rejection.of("X-1", "{a}", "a")).isInstanceOf(IllegalArgumentException.class);
    }
}
