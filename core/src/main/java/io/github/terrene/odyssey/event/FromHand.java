package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;

/** A card that leaves a hand for a place where it may lie face-down. */
final class FromHand {
    private FromHand() {}

    /** What is known about the hand afterwards: those who do not see the card cannot tell whether it is one of those known to be there. */
    static Knowledge remembered(Knowledge known, Seat seat, Card card) {
        return card.unknown() ? known.handForgotten(seat) : known.handLoses(seat, card.id());
    }
}
