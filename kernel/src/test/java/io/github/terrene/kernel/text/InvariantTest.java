package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class InvariantTest {
    private static final Canonical CANONICAL = Samples.canonical();

    /** Parts of every kind that has parts. */
    public record Whole(
            Array<Inner> list, Option<Inner> maybe, TreeMap<String, Inner> map, Samples.Card card, Seat seat) {}

    /** A part. */
    public record Inner(int number) {}

    private static final Whole WHOLE = new Whole(
            Array.of(new Inner(1), new Inner(2)),
            Option.some(new Inner(3)),
            TreeMap.of("x", new Inner(4)),
            new Samples.Hero("zane"),
            Seat.of(0));

    private static Option<Problem> broken(Invariant<Whole, ?> invariant) {
        return broken(Array.of(invariant));
    }

    private static Option<Problem> broken(Array<Invariant<Whole, ?>> invariants) {
        return Invariant.broken(CANONICAL.forms().of(Whole.class), WHOLE, WHOLE, invariants);
    }

    private static Invariant<Whole, Inner> not(int number) {
        return Invariant.of(Inner.class, (whole, inner) -> inner.number() != number, "must not be " + number);
    }

    @Test
    void everyPartIsCheckedAndNamedByItsPlace() {
        assertThat(broken(not(0))).isEmpty();
        assertThat(broken(not(2)).get()).hasToString("list[1]: must not be 2");
        assertThat(broken(not(3)).get()).hasToString("maybe: must not be 3");
        assertThat(broken(not(4)).get()).hasToString("map[x]: must not be 4");
        assertThat(broken(Invariant.of(Integer.class, (whole, number) -> number < 2, "too much"))
                        .get())
                .hasToString("list[1].number: too much");
        assertThat(broken(Invariant.of(Samples.Card.class, (whole, card) -> false, "no cards"))
                        .get()
                        .place())
                .isEqualTo("card");
        assertThat(broken(Invariant.of(Whole.class, (whole, same) -> whole != same, "x"))
                        .get())
                .hasToString("state: x");
    }

    @Test
    void whoReadsAStateGoesByTheKey() {
        assertThat(broken(not(2)).get().key()).isEqualTo("state/broken-state");
        assertThat(broken(not(2).by("X-1.1")).get().key()).isEqualTo("X-1.1/broken-state");
    }

    @Test
    void theFirstInvariantIsCheckedOnAllPartsBeforeTheSecond() {
        assertThat(broken(Array.of(not(4), not(1))).get().place()).isEqualTo("map[x]");
    }

    private static Array<String> missing(@Nullable Whole whole) {
        return CANONICAL.missing(Whole.class, whole).map(each -> each.place() + " of " + each.name());
    }

    @Test
    @SuppressWarnings("NullAway") // what object mappers make
    void everythingThatIsMissingIsNamedWithItsPlace() {
        assertThat(missing(WHOLE)).isEmpty();
        assertThat(missing(null)).containsExactly(" of ");
        assertThat(missing(new Whole(null, null, null, null, null)))
                .containsExactly("list of list", "maybe of maybe", "map of map", "card of card", "seat of seat");
        assertThat(missing(new Whole(
                        Array.of(new Inner(1), null),
                        Option.some(null),
                        TreeMap.of("x", null),
                        WHOLE.card(),
                        WHOLE.seat())))
                .containsExactly("list[1] of list", "maybe of maybe", "map[x] of map");
    }
}
