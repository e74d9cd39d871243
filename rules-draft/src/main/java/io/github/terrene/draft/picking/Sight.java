package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** What a viewer sees of cards that are dealt by seat: the viewer's own cards, and the number of the others'. */
@Rule("TO-14.19")
final class Sight {
    /** Views of all seats and moments share these: as many unknown cards as there are in most piles. */
    private static final Array<Array<Card>> UNKNOWN = Array.tabulate(64, Sight::unknown);

    private Sight() {}

    /** The seat whose cards a viewer sees: the viewer's, or that of an onlooker if the viewer has left. */
    @Rule("TO-14.16")
    static Seat eyes(Seat viewer, Array<Seat> left) {
        return left.contains(viewer) ? Seat.ONLOOKER : viewer;
    }

    /** Cards by seat as somebody with these eyes sees them. */
    static Array<Array<Card>> masked(Array<Array<Card>> bySeat, Seat eyes) {
        return Array.tabulate(
                bySeat.size(), seat -> seat == eyes.index() ? bySeat.get(seat) : unknown(bySeat.get(seat)));
    }

    /** The same number of unknown cards. */
    static Array<Card> unknown(Array<Card> cards) {
        int number = cards.size();
        return number < UNKNOWN.size() ? UNKNOWN.get(number) : unknown(number);
    }

    private static Array<Card> unknown(int number) {
        return Array.fill(number, Card.UNKNOWN);
    }
}
