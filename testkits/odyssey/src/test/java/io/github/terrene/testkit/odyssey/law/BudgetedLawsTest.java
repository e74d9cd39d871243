package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Budget;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Laws as somebody outside has them: no file of properties here says how often they are tried. */
class BudgetedLawsTest implements Laws<GameConfig, Game, Action, Event, View> {
    /** A quarter of the share of work of a law, and a little more. */
    private static final int QUARTER = 1_100_000;

    /** So many choices lie before the first turn: with as many walks, more than a hundred states. */
    private static final int BEGINNING = 5;

    private static Map<String, Integer> tried = HashMap.empty();
    private static Array<String> met = Array.empty();
    private static byte[] allocated = {};

    private static void count(String what) {
        tried = tried.put(what, 1, Integer::sum);
    }

    private static int otherwise(int usual) {
        return Integer.getInteger(Budget.PROPERTY, usual);
    }

    @Override
    public OdysseySpecimen specimen() {
        return new DuelSpecimen();
    }

    @Property
    void whatCostsNothing(@ForAll long number) {
        count("what costs nothing");
    }

    @Property
    void whatCostsAQuarter(@ForAll long number) {
        allocated = new byte[QUARTER];
        count("what costs a quarter");
    }

    @Property
    void whatCostsMoreThanThereIs(@ForAll long number) {
        allocated = new byte[5 * QUARTER];
        count("what costs more than there is");
    }

    @Property(tries = 7)
    void asThePropertySays(@ForAll long number) {
        allocated = new byte[QUARTER];
        count("as the property says");
    }

    @Group
    @PropertyDefaults(tries = 9)
    class Within implements Laws<GameConfig, Game, Action, Event, View> {
        @Override
        public OdysseySpecimen specimen() {
            return new DuelSpecimen();
        }

        @Property
        void asTheClassSays(@ForAll long number) {
            count("as the class says");
        }
    }

    /** Walks that do not get anywhere, tried often enough to have passed through many states. */
    @Group
    class Short implements Laws<GameConfig, Game, Action, Event, View> {
        @Override
        public OdysseySpecimen specimen() {
            return new DuelSpecimen();
        }

        @Property
        @AddLifecycleHook(FailsForItsWalks.class)
        void anUnplayedGameSaysLittle(@ForAll("walks") Walk<GameConfig> walk) {
            allocated = new byte[5 * QUARTER];
            specimen().playthrough(new Walk<>(walk.seeded(), walk.policy(), Array.empty()));
            count("what reaches little");
        }
    }

    /** Walks that pass through many states, but meet less than half of what others of their class met before: jqwik takes names by their hash. */
    @Group
    class Uneven implements Laws<GameConfig, Game, Action, Event, View> {
        @Override
        public OdysseySpecimen specimen() {
            return new DuelSpecimen();
        }

        @Property
        void gamesMeetMuch(@ForAll("walks") Walk<GameConfig> walk) {
            specimen().playthrough(walk);
            met = met.append("much");
        }

        @Property
        @AddLifecycleHook(FailsForItsWalks.class)
        void beginningsMeetLittle(@ForAll("walks") Walk<GameConfig> walk) {
            specimen().playthrough(new Walk<>(walk.seeded(), walk.policy(), Array.fill(BEGINNING, 0)));
            met = met.append("little");
        }
    }

    /** The property must fail because its walks reach too little, unless it is tried more often; otherwise it fails here. */
    static final class FailsForItsWalks implements AroundPropertyHook {
        private FailsForItsWalks() {}

        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext property, PropertyExecutor executor) {
            PropertyExecutionResult result = executor.execute();
            if (System.getProperty(Budget.PROPERTY) != null) {
                return result;
            }
            assertThat(result.throwable())
                    .hasValueSatisfying(
                            failure -> assertThat(failure).hasMessageStartingWith("walks that reach too little"));
            return result.mapToSuccessful();
        }

        @Override
        public int aroundPropertyProximity() {
            return -1;
        }
    }

    @AfterContainer
    static void everythingWasTriedAsOftenAsItShould() {
        assertThat(tried)
                .isEqualTo(HashMap.of("what costs nothing", otherwise(25))
                        .put("what costs a quarter", otherwise(4))
                        .put("what costs more than there is", otherwise(1))
                        .put("as the property says", 7)
                        .put("as the class says", 9)
                        .put("what reaches little", otherwise(25)));
        assertThat(met.distinct()).containsExactly("much", "little");
    }
}
