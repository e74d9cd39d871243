package io.github.terrene.testkit.law;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * A game in which every event says what the table is like afterwards, and whether it reveals something.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 * @param <T> tables
 */
public abstract class TableSpecimen<C, S, A, E extends TableEvent<T>, V, T> implements Specimen<C, S, A, E, V> {
    private final Seq<? extends Policy<? super S, ? super A>> policies;
    private final Tables<S, E, V, T> tables;
    private final Seq<String> ruleNumbers;

    /**
     * A game.
     *
     * @param policies ways to play that together reach everything
     * @param ofState the table of a state
     * @param ofView the table of a view
     * @param ruleNumbers the numbers of all rules
     */
    protected TableSpecimen(
            Seq<? extends Policy<? super S, ? super A>> policies,
            Function<S, T> ofState,
            Function<V, T> ofView,
            Seq<String> ruleNumbers) {
        this.policies = policies;
        this.tables = Tables.folding(ofState, ofView);
        this.ruleNumbers = ruleNumbers;
    }

    @Override
    public Seq<Policy<? super S, ? super A>> policies() {
        return Seq.narrow(policies);
    }

    @Override
    public Tables<S, E, V, T> tables() {
        return tables;
    }

    @Override
    public boolean reveals(E event) {
        return event.revealing();
    }

    @Override
    public Seq<String> ruleNumbers() {
        return ruleNumbers;
    }
}
