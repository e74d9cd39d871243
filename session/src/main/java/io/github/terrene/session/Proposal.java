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
    Proposal and(Seat seat) {
        return new Proposal(by, offer, agreed.append(seat).distinct());
    }
}
