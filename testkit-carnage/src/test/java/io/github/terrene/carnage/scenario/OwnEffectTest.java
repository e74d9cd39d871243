package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.card.CardBuilder.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterSet.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Element;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.testkit.carnage.scenario.Scene;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Effects of other people's modules that ask for what cannot be. */
class OwnEffectTest {
    private record Odd(Consumer<Resolution> does) implements Effect {
        @Override
        public void resolve(Resolution here) {
            does.accept(here);
        }

        @Override
        public String say() {
            return "do something odd";
        }
    }

    private static Scene oddity(Consumer<Resolution> does) {
        return Scene.table()
                .company(SOUTH, legend("Oddity", AIR, 1).power(0, new Odd(does)).build());
    }

    @Test
    @Rule({"CG-3.4", "CG-12.1", "CG-12.11", "CG-12.10"})
    void amountsOfNothingAreLeftOut() {
        Scene scene = oddity(here -> {
                    here.gainShards(SOUTH, 0);
                    here.gainShards(NORTH, 0);
                    here.cheaperPlacement(0);
                    here.look(0);
                    here.meditate(0);
                    here.draw(SOUTH, 0);
                    here.draw(SOUTH, DeckKind.ADVENTURE, 0);
                    here.discard(NORTH, 0);
                    here.forNextDuel(new ForNextDuel.Bonus(AIR, 0));
                })
                .hand(SOUTH, STORM_QUEEN)
                .hand(NORTH, HEARTH)
                .shards(SOUTH, 5);
        scene.uses(1).awaits("South: action");
        assertThat(scene.game().table().promises()).isEmpty();
        scene.adds(STORM_QUEEN, 2);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.shards(NORTH)).isEqualTo(3);
        assertThat(scene.hand(NORTH)).containsExactly("Hearth");
    }

    @Test
    @Rule({"CG-3.4", "CG-1.2", "CG-6.4"})
    void whatNoGameCouldGoOnFromIsAFaultOfTheEffect() {
        assertFaulty(here -> here.look(5), "at most 4 Element cards can be looked at, not 5");
        assertFaulty(here -> here.meditate(20), "at most 4 Element cards can be looked at, not 20");
        assertFaulty(
                here -> here.forNextDuel(new ForNextDuel.Bonus(new Element("ice"), 1)),
                "there is no element called ice");
        assertFaulty(
                here -> {
                    here.gainShards(SOUTH, 2_000_000_000);
                    here.gainShards(SOUTH, 2_000_000_000);
                },
                "overflow");
    }

    private static void assertFaulty(Consumer<Resolution> does, String why) {
        Scene scene = oddity(does).acting();
        assertThatThrownBy(() -> scene.uses(1))
                .hasStackTraceContaining(FaultyEffect.class.getName())
                .hasStackTraceContaining("Oddity")
                .hasStackTraceContaining(why);
    }
}
