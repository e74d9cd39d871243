package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * An offer that not all have agreed to yet.
 *
 * @param by the seat that made it
 * @param offer what is offered
 * @param agreed the seats that have agreed so far, including the one that made it
 */
public record Proposal(Seat by, Offer offer, Array<Seat> agreed) {
    /** Whether it is what that seat would offer: an action that is taken back is one of whoever asks for it. */
    boolean wants(Offer other, Seat seat) {
        return offer == other && (offer == Offer.DRAW || by.equals(seat));
    }

    Proposal and(Seat seat) {
        return new Proposal(by, offer, agreed.append(seat).distinct());
    }
}
