package io.github.terrene.testkit.law.simple;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.simple.SimpleAction;
import io.github.terrene.kernel.simple.SimpleGame;
import io.github.terrene.kernel.simple.SimpleState;
import io.github.terrene.kernel.simple.SimpleTable;
import io.github.terrene.kernel.simple.SimpleView;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.law.TableSpecimen;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * A {@linkplain SimpleGame simple game} whose laws are checked: see {@link SimpleLaws}.
 *
 * @param <C> configurations
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 */
public class SimpleSpecimen<C, T extends SimpleTable, A extends SimpleAction<T, E>, E extends TableEvent<T>>
        extends TableSpecimen<C, SimpleState<C, T>, A, E, SimpleView<C, T>, T> {
    private final Lazy<SimpleGame<C, T, A, E, ?>> rules;
    private final Arbitrary<C> configs;
    private final int endless;

    /**
     * A game.
     *
     * @param rules makes its rules when a law first asks for them, so that each law says what is wrong with their types
     * @param configs valid configurations of all kinds
     * @param endless a number of moves that no game can reach
     * @param ruleNumbers the numbers of all rules that refusals, outcomes and problems cite
     */
    public SimpleSpecimen(
            Supplier<? extends SimpleGame<C, T, A, E, ?>> rules,
            Arbitrary<C> configs,
            int endless,
            String... ruleNumbers) {
        super(rules, Array.empty(), SimpleState::table, SimpleView::table, Array.of(ruleNumbers));
        this.rules = Lazy.of(rules::get);
        this.configs = configs;
        this.endless = endless;
    }

    @Override
    public SimpleGame<C, T, A, E, ?> rules() {
        return rules.get();
    }

    /** All cards of the pack: they belong to nobody. */
    @Override
    public Array<?> cards(SimpleState<C, T> state, Seq<Seat> owners) {
        return rules().cardsOn(state.table());
    }

    @Override
    public Seq<Policy<? super SimpleState<C, T>, ? super A>> policies() {
        return Array.of(Policy.<SimpleState<C, T>, A>uniform(rules()));
    }

    @Override
    public Arbitrary<SeededConfig<C>> seededConfigs() {
        return Combinators.combine(configs, Arbitraries.longs()).as(SeededConfig::new);
    }

    @Override
    public int endless(C config) {
        return endless;
    }
}
