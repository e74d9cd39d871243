package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.lifecycle.AfterContainer;

/** Laws as somebody outside has them: no file of properties here says how often they are tried. */
class DefaultTriesTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final int EXPECTED = Integer.getInteger("terrene.tries", 25);

    private static Map<String, Integer> tried = HashMap.empty();

    private static void count(String what) {
        tried = tried.put(what, 1, Integer::sum);
    }

    @Override
    public OdysseySpecimen specimen() {
        return new DuelSpecimen();
    }

    @Property
    void asUsual(@ForAll long number) {
        count("as usual");
    }

    @Property(tries = 7)
    void asThePropertySays(@ForAll long number) {
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

    @AfterContainer
    static void everythingWasTriedAsOftenAsItShould() {
        assertThat(tried)
                .isEqualTo(HashMap.of("as usual", EXPECTED, "as the property says", 7, "as the class says", 9));
    }
}
