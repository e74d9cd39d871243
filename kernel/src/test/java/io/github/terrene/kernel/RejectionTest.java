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
                        new Fact("cost", Fact.Type.NUMBER, 3L),
                        new Fact("free", Fact.Type.NUMBER, 1L));
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

    @Test
    void aFactIsATextUnlessTheSentenceSaysAnotherType() {
        assertThat(Rejection.of("X-1/no", "{a}", 3).facts()).containsExactly(new Fact("a", Fact.Type.TEXT, "3"));
        assertThat(Rejection.of("X-1/no", "{a:seat} {b:number}", Seat.of(1), 7L).facts())
                .containsExactly(new Fact("a", Fact.Type.SEAT, Seat.of(1)), new Fact("b", Fact.Type.NUMBER, 7L));
        assertThatThrownBy(() -> Rejection.of("X-1/no", "{a:number}", "three").sentence())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("{a:number} is a String, not of type NUMBER: {a:number}");
    }

    @Test
    void aKeyBeginsWithTheNumberOfARuleOrWithASortOfInput() {
        assertThat(Rejection.of("X-1/no", "no").rule()).isEqualTo("X-1");
        assertThat(Rejection.of("text/too-long", "no").rule()).isEmpty();
        assertThat(Rejection.of("text/too-long", "no").sentence()).isEqualTo("no");
        assertThatThrownBy(() -> Rejection.of("X-1", "no")).isInstanceOf(IllegalArgumentException.class);
    }
}
