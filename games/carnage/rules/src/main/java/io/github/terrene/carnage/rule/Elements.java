package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Drawing and shuffling Element cards. */
@Internal
public final class Elements {
    private Elements() {}

    /** Shuffles an Element deck by itself. */
    @Rule({"CG-4.6", "CG-4.9", "CG-10.13"})
    public static void shuffle(Play play, Seat seat) {
        ElementCards elements = play.side(seat).elements();
        play.emit(new ElementsShuffled(
                seat, new Pile<>(play.dice().shuffle(elements.deck().cards())), elements.discarded()));
    }

    /** Makes sure that an Element deck holds so many cards, if its discard pile can help. */
    @Rule("CG-8.13")
    public static void provide(Play play, Seat seat, int number) {
        ElementCards elements = play.side(seat).elements();
        if (elements.deck().size() < number && elements.discarded().nonEmpty()) {
            Array<ElementCard> all = elements.deck().cards().appendAll(elements.discarded());
            play.emit(new ElementsShuffled(seat, new Pile<>(play.dice().shuffle(all)), Array.empty()));
        }
    }

    /** The top cards of an Element deck. */
    public static Array<ElementCard> top(Play play, Seat seat, int number) {
        return play.side(seat).elements().deck().cards().take(number);
    }
}
