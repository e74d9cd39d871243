package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;

/** Collects what a player might think of, whether it is permitted or not. */
final class Conceived extends Listing<Object> {
    private final long kinds;
    private final long now;

    /**
     * An empty listing.
     *
     * @param now the kinds of actions that the seat may choose from now, as bits
     */
    Conceived(ActionRule<?, ?, ?, ?>[] rules, Object state, Seat seat, long now) {
        super(rules, state, seat, false);
        this.kinds = -1L >>> Long.SIZE - rules.length;
        this.now = now;
    }

    /** Asks all rules, those for what may be chosen now first. */
    void listAll() {
        list(now);
        list(kinds & ~now);
    }

    @Override
    void ask(ActionRule<Object, ?, Object, ?> rule, Object game, Seat whose, Listing<Object> listing) {
        rule.conceivable(game, whose, listing);
    }

    @Override
    public boolean offered() {
        return (now >>> kind() & 1) != 0;
    }

    @Override
    public void offer(Object candidate) {
        keep(candidate);
    }
}
