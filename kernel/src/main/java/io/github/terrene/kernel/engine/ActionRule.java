package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * All about one kind of action: what it names, what could be named, what must be so, what follows.
 *
 * <p>{@link #permits} is the only check there is. The same lines say which actions are listed, whether an action is accepted, and why
 * not. Naming what was found gives the action back by which it was found.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <F> what such an action names, found in the state: a Character, a card in hand
 * @param <P> what carries an action out
 */
public abstract class ActionRule<S, A extends GameAction, F, P> {
    private final Enum<?> kind;
    private final String moment;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     */
    protected ActionRule(Enum<?> kind, String moment) {
        this.kind = kind;
        this.moment = moment;
    }

    /** The kind of action. */
    public final Enum<?> kind() {
        return kind;
    }

    /** Whether such an action gives the game up. */
    protected boolean concedes() {
        return false;
    }

    /** The number of the rule that says when the action could be done, as things stand. */
    protected String moment(S state, A action) {
        return moment;
    }

    /** What the action names, or null if there is no such thing: then the verdict is told. It is the moment for the action. */
    protected abstract @Nullable F find(S state, A action, Verdict why);

    /** Offers all that actions of that seat could name, in a stable order; {@link #permits} decides. It is the moment for it. */
    protected abstract void list(S state, Seat seat, Listing<F> listing);

    /** The action of that seat that names it. */
    protected abstract A naming(Seat seat, F found);

    /** What must be so, each requirement with its refusal. */
    protected abstract boolean permits(S state, Seat seat, F found, Verdict why);

    /**
     * What follows. The action is legal.
     *
     * @param found as it was before the action: after the first event, ask the play
     */
    protected abstract void carryOut(Seat seat, F found, P play);
}
