package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;

/** Collects what a player might think of, whether it is permitted or not. */
final class Conceived extends Listing<Object> {
    private final int now;

    /**
     * An empty listing.
     *
     * @param rules all rules, those for what the seat may choose from now first
     * @param now how many these are
     */
    Conceived(ActionRule<?, ?, ?, ?>[] rules, int now, Object state, Seat seat) {
        super(rules, state, seat, false);
        this.now = now;
    }

    @Override
    void ask(ActionRule<Object, ?, Object, ?> rule, Object game, Seat whose, Listing<Object> listing) {
        rule.conceivable(game, whose, listing);
    }

    @Override
    public boolean offered() {
        return asked() < now;
    }

    @Override
    public void offer(Object candidate) {
        keep(candidate);
    }
}
