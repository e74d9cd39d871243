package io.github.terrene.testkit.law.simple;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.simple.SimpleAction;
import io.github.terrene.kernel.simple.SimpleState;
import io.github.terrene.kernel.simple.SimpleTable;
import io.github.terrene.kernel.simple.SimpleView;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.FormNames;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * All laws for a simple game:
 *
 * <pre>{@code
 * class WreckersLawsTest implements SimpleLaws<Config, Table, Move, Event> {
 *     private static final SimpleSpecimen<Config, Table, Move, Event> SPECIMEN = new SimpleSpecimen<>(
 *             Wreckers::new, Arbitraries.integers().between(1, 8).map(Config::new), 500, "WK-1.2", "WK-2.1", "WK-3.1", "WK-3.2");
 *
 *     public SimpleSpecimen<Config, Table, Move, Event> specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 *
 * @param <C> configurations
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 */
public interface SimpleLaws<C, T extends SimpleTable, A extends SimpleAction<T, E>, E extends TableEvent<T>>
        extends AllLaws<C, SimpleState<C, T>, A, E, SimpleView<C, T>>,
                ZoneLaws<C, SimpleState<C, T>, A, E, SimpleView<C, T>, T> {
    @Override
    SimpleSpecimen<C, T, A, E> specimen();

    /** A card that is never dealt would lie in no imagined world, and be missed by nobody. */
    @Property
    default void everyCardOfThePackIsDealt(@ForAll("walks") Walk<C> walk) {
        var rules = specimen().rules();
        var start = specimen().playthrough(walk).start().state();
        AssertSame.cards(rules.pack(start.config()), rules.cardsOn(start.table()));
    }

    /** An action that {@code conceivable} forgets is never possible, and no other law would miss it. */
    @Property(tries = 1, edgeCases = EdgeCasesMode.NONE)
    default void everythingThatPlayersCanDoIsPossibleInSomeGame(@ForAll("manyWalks") List<Walk<C>> walks) {
        var rules = specimen().rules();
        Set<Class<?>> left = FormNames.members(rules.forms().action()).toJavaSet(LinkedHashSet::new);
        for (Walk<C> walk : walks) {
            if (left.isEmpty()) {
                break;
            }
            for (SimpleState<C, T> state : specimen().playthrough(walk).states()) {
                rules.seats(state)
                        .flatMap(seat -> rules.legal(state, seat))
                        .forEach(action -> left.remove(action.getClass()));
            }
        }
        assertThat(left)
                .as("what nobody could do in %s games: does conceivable list it?", walks.size())
                .isEmpty();
    }

    /** Some games go round in one of many only, and {@link #everyGameEnds} plays a few. */
    @Property(tries = 1, edgeCases = EdgeCasesMode.NONE)
    default void manyGamesEnd(@ForAll("manyWalks") List<Walk<C>> walks) {
        walks.forEach(this::everyGameEnds);
    }

    /** Games in which everything that players can do is possible at least once. */
    @Provide
    default Arbitrary<List<Walk<C>>> manyWalks() {
        return walks().list().ofSize(100);
    }

    /** Whoever can concede can do so at any time, out of turn too, and then has nothing more to do. */
    @Property
    default void whoeverConcedesIsDone(@ForAll("walks") Walk<C> walk) {
        var rules = specimen().rules();
        var playthrough = specimen().playthrough(walk);
        boolean some = playthrough.states().exists(state -> conceding(state).nonEmpty());
        new EveryState<>(playthrough).some((state, place) -> {
            boolean canBe = some && rules.outcome(state).isEmpty();
            Seq<A> conceding = conceding(state);
            assertThat(conceding.map(rules::actor).distinct())
                    .as("who can concede: conceivable must list it for every seat, whoever's turn it is")
                    .isEqualTo(canBe ? rules.seats(state) : Array.empty());
            for (A action : conceding) {
                assertThat(rules.legal(rules.apply(state, action).get().state(), rules.actor(action)))
                        .as("what can be done after %s", action)
                        .isEmpty();
            }
        });
    }

    private Seq<A> conceding(SimpleState<C, T> state) {
        var rules = specimen().rules();
        return rules.seats(state).flatMap(seat -> rules.legal(state, seat)).filter(rules::concedes);
    }
}
