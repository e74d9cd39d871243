package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the legal actions among those offered to it. It lives only while a list is made.
 *
 * @param <F> what the actions name
 */
public final class Listing<F> {
    private final Object state;
    private final Seat seat;
    private final int most;
    private final Gathered<GameAction> actions;
    private @Nullable ActionRule<Object, GameAction, Object, ?> rule;

    /**
     * An empty listing.
     *
     * @param usual how many there will usually be
     * @param most how many are wanted
     */
    Listing(Object state, Seat seat, int usual, int most) {
        this.state = state;
        this.seat = seat;
        this.most = most;
        this.actions = new Gathered<>(usual);
    }

    /** This listing, now for the next rule, which must be for states of this kind. */
    @SuppressWarnings("unchecked")
    <S, G> Listing<G> of(ActionRule<S, ?, G, ?> next) {
        rule = (ActionRule<Object, GameAction, Object, ?>) next;
        return (Listing<G>) this;
    }

    /** Makes room for that many more actions. It is a hint: more or fewer may follow. */
    public void expect(int more) {
        actions.expect(Math.min(more, most));
    }

    /** Offers something that an action could name; the rule decides whether it may. */
    public void offer(F one) {
        ActionRule<Object, GameAction, Object, ?> deciding = Objects.requireNonNull(rule);
        if (deciding.permits(state, seat, one, Verdict.SILENT)) {
            actions.add(deciding.naming(seat, one));
        }
    }

    /** Whether no more are wanted: a rule may then stop offering, but need not. */
    public boolean enough() {
        return actions.size() >= most;
    }

    @SuppressWarnings("unchecked") // nothing but actions of rules for them is put in
    <A> Array<A> actions() {
        return (Array<A>) actions.all();
    }
}
