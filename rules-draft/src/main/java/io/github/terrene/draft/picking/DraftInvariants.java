package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What must hold for every draft that is read, even with the print of these rules, which others can make, too: whatever is listed by seat is
 * looked up by seat.
 */
@Rule("TO-14.4")
final class DraftInvariants {
    static final Array<Invariant<Draft, ?>> ALL = Array.of(
            Invariant.of(
                    Seat.class, (draft, seat) -> seat.index() < draft.config().players(), "nobody sits at that seat"),
            Invariant.<Draft, DraftTable>of(
                            DraftTable.class,
                            (draft, table) -> Array.<Seq<?>>of(table.piles(), table.picks(), table.decks())
                                    .forAll(bySeat -> isBySeat(draft, bySeat)),
                            "there are piles, picks and a deck for each player")
                    .by("TO-14.4"),
            Invariant.<Draft, DraftTable>of(
                            DraftTable.class,
                            (draft, table) -> table.round() >= 1
                                    && table.round() <= draft.config().dealing().rounds(),
                            "there is no such round")
                    .by("TO-14.5"),
            Invariant.<Draft, Ballot<?>>of(
                    ballots(),
                    (draft, ballot) -> isBySeat(draft, ballot.choices()),
                    "there is one choice for each player"));

    private DraftInvariants() {}

    @SuppressWarnings("unchecked") // Java cannot name the class of Ballot<?>
    private static Class<Ballot<?>> ballots() {
        return (Class<Ballot<?>>) (Class<?>) Ballot.class;
    }

    private static boolean isBySeat(Draft draft, Seq<?> each) {
        return each.size() == draft.config().players();
    }
}
