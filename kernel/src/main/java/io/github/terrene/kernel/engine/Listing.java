package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the legal actions among those offered to it. It lives only while a list is made.
 *
 * @param <F> what the actions name
 */
public final class Listing<F> {
    private static final int USUAL = 12;
    private static final GameAction[] NONE = {};

    private final Object state;
    private final Seat seat;
    private final int most;
    private @Nullable ActionRule<Object, GameAction, Object, ?> rule;
    private GameAction[] actions = NONE;
    private Object @Nullable [] found;
    private int size;

    /**
     * An empty listing.
     *
     * @param finds whether to keep what the actions name, too
     * @param most how many are wanted
     */
    Listing(Object state, Seat seat, boolean finds, int most) {
        this.state = state;
        this.seat = seat;
        this.found = finds ? NONE : null;
        this.most = most;
    }

    /** This listing, now for the next rule, which must be for states of this kind. */
    @SuppressWarnings("unchecked")
    <S, G> Listing<G> of(ActionRule<S, ?, G, ?> next) {
        rule = (ActionRule<Object, GameAction, Object, ?>) next;
        return (Listing<G>) this;
    }

    /** Offers something that an action could name; the rule decides whether it may. */
    public void offer(F one) {
        ActionRule<Object, GameAction, Object, ?> deciding = Objects.requireNonNull(rule);
        if (deciding.permits(state, seat, one, Verdict.SILENT)) {
            add(deciding.naming(seat, one), one);
        }
    }

    private void add(GameAction action, Object one) {
        if (size == actions.length) {
            int room = Math.max(USUAL, 2 * size);
            actions = Arrays.copyOf(actions, room);
            found = found == null ? null : Arrays.copyOf(found, room, Object[].class);
        }
        if (found != null) {
            found[size] = one;
        }
        actions[size++] = action;
    }

    /** Whether no more are wanted: a rule may then stop offering, but need not. */
    public boolean enough() {
        return size >= most;
    }

    @SuppressWarnings("unchecked") // nothing but actions of rules for them is put in
    <A> Array<A> actions() {
        return Array.of((A[]) Arrays.copyOf(actions, size));
    }

    /** What the action at a place names. */
    Object found(int place) {
        return Objects.requireNonNull(found)[place];
    }
}
