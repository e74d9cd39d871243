package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A rule with one more requirement.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <F> what they name
 * @param <P> what carries an action out
 */
final class HouseRule<S, A, F, P> extends ActionRule<S, A, F, P> {
    private final ActionRule<S, A, F, P> rule;
    private final Requirement<S, A> more;

    HouseRule(ActionRule<S, A, F, P> rule, Requirement<S, A> more) {
        super(rule.kind(), "");
        this.rule = rule;
        this.more = more;
    }

    @Override
    protected String moment(S state, A action) {
        return rule.moment(state, action);
    }

    @Override
    protected boolean concedes() {
        return rule.concedes();
    }

    @Override
    protected @Nullable F find(S state, A action, Verdict why) {
        return rule.find(state, action, why);
    }

    @Override
    protected void list(S state, Seat seat, Listing<F> listing) {
        rule.list(state, seat, listing);
    }

    @Override
    protected void conceivable(S state, Seat seat, Listing<F> listing) {
        rule.conceivable(state, seat, listing);
    }

    @Override
    protected A naming(Seat seat, F found) {
        return rule.naming(seat, found);
    }

    /** The house rule is asked last, and only about actions that are otherwise legal: it may rely on what the game demands. */
    @Override
    protected boolean permits(S state, Seat seat, F found, Verdict why) {
        return rule.permits(state, seat, found, why)
                && why.refusals().isEmpty()
                && more.met(state, rule.naming(seat, found), why);
    }

    @Override
    protected void carryOut(Seat seat, F found, P play) {
        rule.carryOut(seat, found, play);
    }
}
