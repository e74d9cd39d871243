package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;

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
    protected AnswerRule(Enum<?> kind, String moment) {
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

    /**
     * Looks for what keeps out an answer that the question does not offer: each requirement, with its refusal beside it. Where it finds
     * nothing, the answer is about something else, and the rule of the question refuses it.
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
