package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Answering a {@linkplain GameQuestion question} with one of its options.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <C> answers
 * @param <P> what carries an action out
 */
public abstract class AnswerRule<S, A extends GameAction, C, P> extends ActionRule<S, A, C, P> {
    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     */
    protected AnswerRule(Class<A> kind, String moment) {
        super(kind, moment);
    }

    /** What is asked now. Called only while an answer is awaited. */
    protected abstract GameQuestion<C> question(S state);

    /** The answer that an action gives. */
    protected abstract C answer(A action);

    @Override
    protected final C find(S state, A action, Verdict why) {
        return answer(action);
    }

    @Override
    protected final void list(S state, Seat seat, Listing<C> listing) {
        listing.offerAll(question(state).options());
    }

    /** The options, and what else of the same type the player sees: nobody wonders why a card is not an answer if a player is asked for. */
    @Override
    protected final void conceivable(S state, Seat seat, Listing<C> listing) {
        if (!listing.offered()) {
            return;
        }
        Array<C> options = question(state).options();
        listing.offerAll(options);
        listing.offerAll(
                beside(state, seat).filter(choice -> options.exists(option -> option.getClass() == choice.getClass())));
    }

    /**
     * Everything that the player sees and that questions of this game may be about, in a stable order; by default nothing. Whatever the
     * question does not offer is among what is {@linkplain io.github.terrene.kernel.Rules#refused refused}.
     */
    protected Seq<? extends C> beside(S state, Seat seat) {
        return Array.empty();
    }

    /**
     * Looks for the reasons why the question does not offer an answer: each requirement, with its refusal beside it. If it finds none, the
     * answer is about something else, and the rule of the question refuses it.
     */
    protected void keepOut(S state, C choice, Verdict why) {}

    @Override
    protected final boolean permits(S state, Seat seat, C choice, Verdict why) {
        GameQuestion<C> question = question(state);
        if (question.offers(choice)) {
            return true;
        }
        if (!why.silent()) {
            keepOut(state, choice, why);
        }
        return why.refusals().isEmpty() && notOffered(question, why);
    }

    private static boolean notOffered(GameQuestion<?> question, Verdict why) {
        return !why.silent()
                && why.no(
                        question.rule() + "/not-offered",
                        "this is not one of the {number:number} choices for the {about}",
                        question.options().size(),
                        question.about());
    }
}
