package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import java.util.function.IntUnaryOperator;

/**
 * All actions are equally likely. What would concede is drawn again, without a look at the others: so does the mutable bound, whose choices
 * these are.
 *
 * @param rules the rules that say what concedes
 */
public record Uniform<A>(Rules<?, ?, A, ?, ?> rules) implements Policy<Object, A> {
    @Override
    public int weight(Object state, A action) {
        return rules.concedes(action) ? 0 : 1;
    }

    @Override
    public int place(Object state, LegalActions<? extends A> legal, IntUnaryOperator draw) {
        int place;
        do {
            place = draw.applyAsInt(legal.size());
        } while (rules.concedes(legal.action(place)));
        return place;
    }
}
