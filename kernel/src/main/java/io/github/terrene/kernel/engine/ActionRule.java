package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Everything about one kind of action: what it names, what could be named, what it requires, what follows.
 *
 * <p>{@link #permits} is the only check: the same lines decide which actions are listed, whether an action is accepted, and why not. {@link
 * #naming} is the inverse of {@link #find}: it gives back the action that named what was found.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <F> what such an action names, looked up in the state: a Character, a card in hand
 * @param <P> what carries an action out
 */
public abstract class ActionRule<S, A, F, P> {
    private final Class<A> kind;
    private final String moment;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     */
    protected ActionRule(Class<A> kind, String moment) {
        this.kind = kind;
        this.moment = moment;
    }

    /** The kind of action: its class. */
    public final Class<A> kind() {
        return kind;
    }

    /** Whether such an action concedes the game. */
    protected boolean concedes() {
        return false;
    }

    /** The number of the rule that says when this action can be done. Override it if that depends on the action or the state. */
    protected String moment(S state, A action) {
        return moment;
    }

    /**
     * What the action names, or null if there is no such thing; in that case, it tells the verdict why. Called only while the action is
     * offered. Whatever is {@linkplain #list listed} and permitted must be found by the action that {@linkplain #naming names} it.
     */
    protected abstract @Nullable F find(S state, A action, Verdict why);

    /** Offers everything that actions of that seat could name, in a stable order; {@link #permits} decides. */
    protected abstract void list(S state, Seat seat, Listing<F> listing);

    /**
     * Offers everything that a player at that seat might think of, possible or not, for {@link io.github.terrene.kernel.Rules#refused}. By
     * default that is what is {@linkplain #list listed}, while such actions are offered. It may be called at any moment. Override it if {@link
     * #list} leaves out early what is not permitted, or if a player thinks of such actions at other moments, too. The seat must know about
     * everything that is offered here, and {@link #naming} must be able to name it.
     */
    protected void conceivable(S state, Seat seat, Listing<F> listing) {
        if (listing.offered()) {
            list(state, seat, listing);
        }
    }

    /** The action of that seat that names what was found. */
    protected abstract A naming(Seat seat, F found);

    /** Checks each requirement, with its refusal beside it. */
    protected abstract boolean permits(S state, Seat seat, F found, Verdict why);

    /**
     * Carries out the action, which is legal.
     *
     * @param found what the action names, as it was before the action: after the first event, ask {@code play} instead
     */
    protected abstract void carryOut(Seat seat, F found, P play);
}
