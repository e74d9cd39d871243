package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * An offer that not all have agreed to yet.
 *
 * @param by who made it
 * @param offer what
 * @param agreed who has agreed so far, the seat that made it included
 */
public record Proposal(Seat by, Offer offer, Array<Seat> agreed) {
    Proposal and(Seat seat) {
        return new Proposal(by, offer, agreed.append(seat).distinct());
    }
}
