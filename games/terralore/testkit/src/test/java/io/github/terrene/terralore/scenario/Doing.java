package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.skill;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** An effect that does whatever a test makes it do. */
record Doing(Consumer<Resolution> what, Seq<Effect> later) implements Effect {
    Doing(Consumer<Resolution> what) {
        this(what, Array.empty());
    }

    /** A Skill called Mishap that does it. */
    static Card mishap(Consumer<Resolution> what) {
        return skill("Mishap").onReveal(new Doing(what)).build();
    }

    /** South reveals a Skill that does it, and that is a fault for which the card, its ability and the effect are named. */
    static void isFaulty(Scene scene, Consumer<Resolution> what, String why) {
        assertThatThrownBy(() -> scene.reveals(mishap(what), SOUTH_W))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll("Mishap, On reveal", Doing.class.getName(), why);
        scene.awaits("North: plan");
    }

    @Override
    public void resolve(Resolution here) {
        what.accept(here);
    }
}
