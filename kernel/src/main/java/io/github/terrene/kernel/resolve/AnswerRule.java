package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Answering a {@linkplain Question question} with one of its options.
 *
 * @param <S> states
 * @param <A> the actions
 * @param <P> what carries an action out
 */
public abstract class AnswerRule<S, A extends GameAction, P> extends ActionRule<S, A, Choice, P> {
    private final Function<A, Choice> answer;
    private final BiFunction<Seat, Choice, A> naming;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     * @param answer the answer that an action gives
     * @param naming the action that gives an answer
     */
    protected AnswerRule(Class<A> kind, String moment, Function<A, Choice> answer, BiFunction<Seat, Choice, A> naming) {
        super(kind, moment);
        this.answer = answer;
        this.naming = naming;
    }

    /** What is asked now. Called only while an answer is awaited. */
    protected abstract Question question(S state);

    @Override
    protected final Choice find(S state, A action, Verdict why) {
        return answer.apply(action);
    }

    @Override
    protected final A naming(Seat seat, Choice choice) {
        return naming.apply(seat, choice);
    }

    @Override
    protected final void list(S state, Seat seat, Listing<Choice> listing) {
        listing.offerAll(question(state).options());
    }

    /** The options, and what else of the same type the player sees: nobody wonders why a card is not an answer if a player is asked for. */
    @Override
    protected final void conceivable(S state, Seat seat, Listing<Choice> listing) {
        if (!listing.offered()) {
            return;
        }
        Array<Choice> options = question(state).options();
        listing.offerAll(options);
        listing.offerAll(
                beside(state, seat).filter(choice -> options.exists(option -> option.getClass() == choice.getClass())));
    }

    /**
     * Everything that the player sees and that questions of this game may be about, in a stable order; by default nothing. Whatever the
     * question does not offer is among what is {@linkplain io.github.terrene.kernel.Rules#refused refused}.
     */
    protected Seq<? extends Choice> beside(S state, Seat seat) {
        return Array.empty();
    }

    /**
     * Looks for the reasons why the question does not offer an answer: each requirement, with its refusal beside it. If it finds none, the
     * answer is about something else, and the rule of the question refuses it.
     */
    protected void keepOut(S state, Choice choice, Verdict why) {}

    @Override
    protected final boolean permits(S state, Seat seat, Choice choice, Verdict why) {
        Question question = question(state);
        if (question.offers(choice)) {
            return true;
        }
        if (!why.silent()) {
            keepOut(state, choice, why);
        }
        return why.refusals().isEmpty() && notOffered(question, why);
    }

    private static boolean notOffered(Question question, Verdict why) {
        return !why.silent()
                && why.no(
                        question.rule() + "/not-offered",
                        "this is not one of the {number:number} choices for the {about}",
                        question.options().size(),
                        question.about());
    }
}
