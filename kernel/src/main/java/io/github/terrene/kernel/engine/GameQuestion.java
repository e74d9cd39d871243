package io.github.terrene.kernel.engine;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What a player is asked, with everything that may be answered.
 *
 * @param <C> answers
 */
public interface GameQuestion<C> {
    /** The number of the rule that asks. */
    String rule();

    /** A short stable key, such as {@code target}. */
    String about();

    /** Everything that may be chosen. */
    Array<C> options();

    /** Whether it is one of the options. */
    default boolean offers(C choice) {
        Array<C> options = options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == choice) { // so it is when options are listed
                return true;
            }
        }
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).equals(choice)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether each answer is one to the question that follows from those before it: asked when a saved game is loaded.
     *
     * @param asked the question that is open after some answers
     */
    static <C> boolean answered(Array<C> answers, Function<Array<C>, Option<? extends GameQuestion<C>>> asked) {
        return answers.zipWithIndex()
                .forAll(each -> asked.apply(answers.take(each._2)).exists(question -> question.offers(each._1)));
    }
}
