package io.github.terrene.table.wire;

import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Offer;
import io.github.terrene.session.Proposal;

/**
 * What waits for replies.
 *
 * @param by who offers it
 * @param offer what is offered
 * @param reply whether a reply of the reader is awaited
 */
public record Offered(Seat by, Offer offer, boolean reply) {
    static Offered of(Proposal proposal, boolean reply) {
        return new Offered(proposal.by(), proposal.offer(), reply);
    }
}
