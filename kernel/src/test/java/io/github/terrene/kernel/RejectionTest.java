package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RejectionTest {

    @Test
    void theSentenceHoldsTheFactsAndTheRule() {
        Rejection rejection = Rejection.of("TO-7.2", "{character} needs {cost} SP; {free} of 4 is free", "Zane", 3, 1);
        assertThat(rejection.sentence()).isEqualTo("Zane needs 3 SP; 1 of 4 is free (TO-7.2)");
        assertThat(rejection.facts())
                .containsExactly(new Fact("character", "Zane"), new Fact("cost", "3"), new Fact("free", "1"));
    }

    @Test
    void aFactMayLookLikeTheNameOfAnother() {
        assertThat(Rejection.of("X-1", "{a} and {b}", "{b}", "{a}").sentence()).isEqualTo("{b} and {a} (X-1)");
    }

    @Test
    void aNameMayBeMentionedTwice() {
        assertThat(Rejection.of("X-1", "{a}, {b}, {a}", "one", "other").sentence())
                .isEqualTo("one, other, one (X-1)");
    }

    @Test
    void everyNameNeedsOneValue() {
        assertThatThrownBy(() -> Rejection.of("X-1", "{a} and {b}", "one").sentence())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("1 values for a, b (X-1): {a} and {b}");
        assertThatThrownBy(() -> Rejection.of("X-1", "{a}", "one", "other").facts())
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aBraceAloneIsABrace() {
        assertThat(Rejection.of("X-1", "{a} or {b", "one").sentence()).isEqualTo("one or {b (X-1)");
    }
}
