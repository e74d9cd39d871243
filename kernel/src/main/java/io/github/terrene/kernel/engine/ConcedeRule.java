package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Conceding, or leaving: a player who is offered it may always do it.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <P> what carries an action out
 */
public final class ConcedeRule<S, A, P> extends PlainRule<S, A, P> {
    private final BiConsumer<Seat, P> concede;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     * @param action the action of a seat
     * @param concede what follows
     */
    public ConcedeRule(Class<A> kind, String moment, Function<Seat, A> action, BiConsumer<Seat, P> concede) {
        super(kind, moment, action);
        this.concede = concede;
    }

    @Override
    protected boolean concedes() {
        return true;
    }

    @Override
    protected void carryOut(Seat seat, A action, P play) {
        concede.accept(seat, play);
    }
}
