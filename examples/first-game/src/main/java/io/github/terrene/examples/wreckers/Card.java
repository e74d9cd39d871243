package io.github.terrene.examples.wreckers;

import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;

/** A lantern of some colour with a number from 1 to 5; there are twenty. */
public record Card(String colour, int number) implements PrintedCard {
    /** All cards. */
    public static final Array<Card> ALL = Array.of("red", "green", "white", "amber")
            .flatMap(colour -> Array.rangeClosed(1, 5).map(number -> new Card(colour, number)));

    /** Stands for a card that somebody may not see. */
    public static final Card UNKNOWN = new Card("unknown", 0);

    @Override
    public String id() {
        return colour + "-" + number;
    }

    boolean matches(Card other) {
        return colour.equals(other.colour) || number == other.number;
    }
}
