package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that name nothing but their seat. What it finds is the action itself.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <P> what carries an action out
 */
public abstract class PlainRule<S, A, P> extends ActionRule<S, A, A, P> {
    private final Array<A> actions;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     * @param action the action of a seat; called once for every possible seat
     */
    protected PlainRule(Class<A> kind, String moment, Function<Seat, A> action) {
        super(kind, moment);
        this.actions = Seat.first(Seat.MOST).map(action);
    }

    @Override
    protected final @Nullable A find(S state, A named, Verdict why) {
        return named;
    }

    @Override
    protected final void list(S state, Seat seat, Listing<A> listing) {
        listing.offer(actions.get(seat.index()));
    }

    @Override
    protected final void conceivable(S state, Seat seat, Listing<A> listing) {
        list(state, seat, listing);
    }

    @Override
    protected final A naming(Seat seat, A found) {
        return found;
    }

    @Override
    protected boolean permits(S state, Seat seat, A found, Verdict why) {
        return true;
    }
}
