package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RejectionTest {

    @Test
    void theSentenceHoldsTheFactsAndTheRule() {
        Rejection rejection = Rejection.of(
                "TO-7.2/sp-taken", "{character} needs {cost:number} SP; {free:number} of 4 is free", "Zane", 3, 1);
        assertThat(rejection.sentence()).isEqualTo("Zane needs 3 SP; 1 of 4 is free (TO-7.2)");
        assertThat(rejection.facts())
                .containsExactly(
                        new Fact("character", Fact.Type.TEXT, "Zane"),
                        new Fact("cost", Fact.Type.NUMBER, 3),
                        new Fact("free", Fact.Type.NUMBER, 1));
    }

    @Test
    void aFactMayLookLikeTheNameOfAnother() {
        assertThat(Rejection.of("X-1/no", "{a} and {b}", "{b}", "{a}").sentence())
                .isEqualTo("{b} and {a} (X-1)");
    }

    @Test
    void aNameMayBeMentionedTwice() {
        assertThat(Rejection.of("X-1/no", "{a}, {b}, {a}", "one", "other").sentence())
                .isEqualTo("one, other, one (X-1)");
    }

    @Test
    void everyNameNeedsOneValue() {
        assertThatThrownBy(() -> Rejection.of("X-1/no", "{a} and {b}", "one").sentence())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("1 values for a, b: {a} and {b}");
        assertThatThrownBy(() -> Rejection.of("X-1/no", "{a}", "one", "other").facts())
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aBraceAloneIsABrace() {
        assertThat(Rejection.of("X-1/no", "{a} or {b", "one").sentence()).isEqualTo("one or {b (X-1)");
    }
}
