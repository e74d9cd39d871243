package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The offers at a table since something happened that all noticed.
 *
 * @param standing the one that waits for replies
 * @param acts how many actions the seat that made it had in the game then: the last of them is what it asks to take back
 * @param made each that was made, whether it still stands or not
 */
record Offers(Option<Proposal> standing, int acts, Array<Proposal> made) {
    static final Offers NONE = new Offers(Option.none(), 0, Array.empty());

    /** The same with a new one. */
    Offers and(Seat seat, Offer offer, int acts) {
        Proposal proposal = new Proposal(seat, offer, Array.of(seat));
        return new Offers(Option.some(proposal), acts, made.append(proposal));
    }

    /** The same after one more has agreed to the one that stands. */
    Offers agreed(Seat seat) {
        return new Offers(standing.map(proposal -> proposal.and(seat)), acts, made);
    }

    /** The same without the one that stands. */
    Offers dropped() {
        return new Offers(Option.none(), 0, made);
    }

    /** Whether the same already stands: then a seat that offers it agrees to it. */
    boolean has(Seat seat, Offer offer) {
        return standing.exists(proposal -> proposal.wants(offer, seat));
    }

    /** Whether that seat has to wait until something happens, so that nobody pesters the others. */
    boolean spent(Seat seat, Offer offer) {
        return standing.exists(proposal -> proposal.by().equals(seat))
                || made.exists(proposal -> proposal.by().equals(seat) && proposal.offer() == offer);
    }
}
