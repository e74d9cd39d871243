package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Array;
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
    void aFactCanBeSeveralWordsOrHowOften() {
        Rejection all = Rejection.of("X-1/no", "it asks for {kinds:all}", Array.of("God", "Human", "any"));
        assertThat(all.text()).isEqualTo("it asks for God, Human and any");
        assertThat(all.facts()).containsExactly(new Fact("kinds", Fact.Type.ALL, Array.of("God", "Human", "any")));
        assertThat(Rejection.of("X-1/no", "did you mean {meant:any}?", Array.of("oar", "ore"))
                        .text())
                .isEqualTo("did you mean oar or ore?");
        assertThat(Rejection.of("X-1/no", "{a:times}, not {b:times}", 1, 3).text())
                .isEqualTo("once, not 3 times");
        assertThat(Written.Rejection.of(all).values())
                .containsExactly(new FactValue.Words(Array.of("God", "Human", "any")));
        assertThat(Written.Rejection.of(all).rejection()).isEqualTo(all);
    }

    @Test
    void aCardIsNamedByItsId() {
        Rejection rejection = Rejection.of("X-1/no", "{card:card} is not {there}", "old-fox", "here");
        assertThat(rejection.facts())
                .containsExactly(
                        new Fact("card", Fact.Type.CARD, "old-fox"), new Fact("there", Fact.Type.TEXT, "here"));
        assertThat(rejection.text()).isEqualTo("old-fox is not here");
        assertThat(Array.ofAll(rejection.facts()).map(FactValue::of))
                .containsExactly(new FactValue.Card("old-fox"), new FactValue.Text("here"));
        assertThatThrownBy(() -> Rejection.of("X-1/no", "{card:card}", 3).facts())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("{card:card} is a Long, not of type CARD: {card:card}");
    }

    @Test
    void aWrittenCardIsToldFromAText() {
        Rejection rejection = Rejection.of("X-1/no", "{card:card} is not {there}", "old-fox", "here");
        assertThat(Written.Rejection.of(rejection).values())
                .containsExactly(new FactValue.Card("old-fox"), new FactValue.Text("here"));
        assertThat(Written.Rejection.of(rejection).rejection()).isEqualTo(rejection);
    }

    @Test
    void aKeyBeginsWithTheNumberOfARuleOrWithASortOfInput() {
        assertThat(Rejection.of("X-1/no", "no").rule()).isEqualTo("X-1");
        assertThat(Rejection.of("text/too-long", "no").rule()).isEmpty();
        assertThat(Rejection.of("text/too-long", "no").sentence()).isEqualTo("no");
        assertThatThrownBy(() -> Rejection.of("X-1", "no")).isInstanceOf(IllegalArgumentException.class);
    }
}
