package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Where;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An effect that does whatever a test makes it do. */
record Doing(Consumer<Resolution> what, Seq<Effect> later) implements OwnEffect {
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

    /** The card on the field with that number, or one that is no longer there. */
    static Thing thing(Resolution here, int number) {
        @Nullable CardOnField there = here.world().find(number);
        return there == null ? new CardOnField(number, plain("Gone", 1), SOUTH, SOUTH_W, number, Array.empty()) : there;
    }

    /** Several of them. */
    static Array<Thing> things(Resolution here, Integer... numbers) {
        return Array.of(numbers).map(number -> thing(here, number));
    }

    /** A card in a Graveyard. */
    static Array<Thing> buried(Seat owner, String id) {
        return Array.of(new InPile(Where.GRAVEYARD, owner, skill(id).id(id).build()));
    }

    /** Cards in a hand. */
    static Array<Thing> held(Seat owner, String... ids) {
        return Array.of(ids)
                .map(id -> new InPile(Where.HAND, owner, skill(id).id(id).build()));
    }

    @Override
    public void resolve(Resolution here) {
        what.accept(here);
    }
}
