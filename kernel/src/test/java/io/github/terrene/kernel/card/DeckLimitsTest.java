package io.github.terrene.kernel.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class DeckLimitsTest {
    private static final DeckLimits<String> LIMITS = DeckLimits.of(Array.of(
            Limit.<String>of("XX-1/size", "a deck has {size:number} cards, not {number:number}")
                    .exactly(5),
            Limit.<String>of("XX-2/copies", "{card} is there {times:times}, not {most:times}, among {letters}")
                    .among(DeckLimitsTest::usual)
                    .each(card -> card)
                    .atMost(card -> card.equals("king") ? 1 : 2)
                    .fact("letters", cards -> cards.map(String::length).sum()),
            Limit.<String>of("XX-3/names", "{least:number} names, not {number:number}")
                    .among(DeckLimitsTest::usual)
                    .atLeast(3, card -> card),
            Limit.<String>of("XX-4/foreign", "{card} is foreign")
                    .or(cards -> cards.size() > 1, "XX-4/often", "{card} is foreign {number:number} times")
                    .among(card -> !usual(card))
                    .each(card -> card)
                    .atMost(0)));

    private static boolean usual(String card) {
        return card.length() > 1;
    }

    private static Array<String> problems(String... deck) {
        return LIMITS.problems(Array.of(deck), "deck").map(Problem::toString);
    }

    @Test
    void everythingWrongIsNamedInTheOrderOfTheLimits() {
        assertThat(problems("king", "rook", "rook", "pawn", "pawn")).isEmpty();
        assertThat(problems("x", "rook", "king", "rook", "y", "king", "rook", "x"))
                .containsExactly(
                        "deck: a deck has 5 cards, not 8 (XX-1)",
                        "deck: rook is there 3 times, not 2 times, among 12 (XX-2)",
                        "deck: king is there 2 times, not once, among 8 (XX-2)",
                        "deck: 3 names, not 2 (XX-3)",
                        "deck: x is foreign 2 times (XX-4)",
                        "deck: y is foreign (XX-4)");
        assertThat(problems()).containsExactly("deck: a deck has 5 cards, not 0 (XX-1)", "deck: 3 names, not 0 (XX-3)");
    }

    @Test
    void ofADeckFarTooLargeOnlyTheSizeIsLookedAt() {
        assertThat(LIMITS.problems(Array.fill(50, "x"), "deck").map(Problem::key))
                .containsExactly("XX-1/size", "XX-3/names", "XX-4/often");
        assertThat(LIMITS.problems(Array.fill(51, "x"), "deck").map(Problem::key))
                .containsExactly("XX-1/size");
    }

    @Test
    void theDecksOfSeveralSeatsAreToldApart() {
        Array<String> good = Array.of("king", "rook", "rook", "pawn", "pawn");
        assertThat(LIMITS.problems(Array.of(Seat.of(0), Seat.of(1)), Array.of(good, good.tail()))
                        .map(Problem::toString))
                .containsExactly(
                        "deck of seat B: a deck has 5 cards, not 4 (XX-1)", "deck of seat B: 3 names, not 2 (XX-3)");
    }

    @Test
    void aHalfMadeDeckIsAskedWhatItLacksAndWhatItCanTake() {
        Array<String> some = Array.of("king", "rook", "rook");
        assertThat(LIMITS.missing(some, "deck").map(Problem::key)).containsExactly("XX-1/size", "XX-3/names");
        assertThat(LIMITS.missing(some.appendAll(Array.of("x", "pawn", "pawn")), "deck"))
                .isEmpty();
        assertThat(LIMITS.excess(some, "deck")).isEmpty();
        assertThat(LIMITS.excess(some.append("rook").append("x"), "deck").map(Problem::toString))
                .containsExactly(
                        "deck: rook is there 3 times, not 2 times, among 12 (XX-2)", "deck: x is foreign (XX-4)");
        assertThat(LIMITS.excess(Array.fill(6, "pawn"), "deck").map(Problem::key))
                .containsExactly("XX-1/size", "XX-2/copies");
        assertThat(Array.of("king", "rook", "pawn", "x").map(card -> LIMITS.room(some, card)))
                .containsExactly(0, 0, 2, 0);
        assertThat(LIMITS.room(some.append("bishop"), "pawn")).isEqualTo(1);
        assertThat(DeckLimits.of(Array.<Limit<String>>empty()).room(some, "pawn"))
                .isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void aFactThatNoLimitKnowsIsABugOfTheGame() {
        Limit<String> odd = Limit.<String>of("XX-1/odd", "{colour} is missing").atLeast(1);
        assertThatIllegalStateException()
                .isThrownBy(() -> odd.problems(Array.empty(), "deck"))
                .withMessage("no limit knows {colour}");
    }
}
