package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.starter.StarterSet.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.testkit.carnage.scenario.Scene;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Mistakes that card makers are likely to make: the failure names the card, the effect and what is wrong, and the state stays. */
class FaultyEffectTest {
    private record Own(Consumer<Resolution> does) implements Effect {
        @Override
        public void resolve(Resolution here) {
            does.accept(here);
        }

        @Override
        public String say() {
            return "do something";
        }
    }

    private static Scene with(Consumer<Resolution> effect) {
        return Scene.table()
                .company(
                        SOUTH,
                        CardBuilder.legend("Odd", FIRE, 1)
                                .power(1, new Own(effect))
                                .build());
    }

    private static void fails(Consumer<Resolution> effect, String reason) {
        Scene scene = with(effect);
        assertThatThrownBy(() -> scene.uses(1))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Odd: the effect ")
                .hasMessageContaining("Own is faulty: " + reason);
        scene.awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule("CG-12.6")
    void noEffectTakesAwayByGivingLessThanNothing() {
        fails(here -> here.gainShards(Players.NORTH, -2), "an amount must be 0 or more, not -2");
        fails(here -> here.cheaperPlacement(-1), "an amount must be 0 or more, not -1");
        fails(here -> here.discard(Players.NORTH, -1), "an amount must be 0 or more, not -1");
    }

    @Test
    @Rule("CG-12.1")
    void anEffectThatAsksTooLateOrThrows() {
        fails(
                here -> {
                    here.gainShards(SOUTH, 1);
                    here.choose("element", here.board().elements().map(Choice.OfElement::new));
                },
                "it changed something and then asked a question");
        fails(
                here -> {
                    throw new IllegalStateException("oops");
                },
                "oops");
    }

    @Test
    @Rule("CG-14.9")
    void whatIsNotOnTheDiscardPileIsNotTakenBack() {
        Scene scene = with(here -> here.takeBack(FireCards.SOOT_MARSHAL)).uses(1);
        assertThat(scene.hand(SOUTH)).isEmpty();
        scene.awaits("South: action");
    }
}
