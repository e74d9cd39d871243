package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.CreaturesDestroyed;
import io.github.terrene.terralore.event.CreaturesExiled;
import io.github.terrene.terralore.event.ReturnedToHand;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.trait.Timing;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** How cards leave the field. */
final class Departures {
    private Departures() {}

    /** Those of the Creatures that are on the field, which leave now. */
    private static Array<CardOnField> leaving(Play play, Seq<Integer> creatures) {
        Array<CardOnField> leaving = Array.empty();
        for (int creature : creatures) {
            @Nullable CardOnField standing = play.table().find(creature);
            leaving = standing == null ? leaving : leaving.append(standing);
        }
        leaving.forEach(play::remember);
        return leaving;
    }

    /** Destroys Creatures; their "when destroyed" effects wait until the effect that destroyed them is complete. */
    @Rule({"TL-3.6", "TL-8.4", "TL-9.5"})
    static void destroy(Play play, Seq<Integer> creatures) {
        Array<CardOnField> leaving = leaving(play, creatures);
        if (leaving.nonEmpty()) {
            play.emit(new CreaturesDestroyed(leaving.map(CardOnField::number)));
            leaving.filter(each -> each.card().ability(Timing.WHEN_DESTROYED) != null)
                    .forEach(each -> play.cause(PendingEffect.of(each, Timing.WHEN_DESTROYED)));
        }
    }

    @Rule("TL-3.7")
    static void exile(Play play, Seq<Integer> creatures) {
        Array<CardOnField> leaving = leaving(play, creatures);
        if (leaving.nonEmpty()) {
            play.emit(new CreaturesExiled(leaving.map(CardOnField::number)));
        }
    }

    @Rule({"TL-5.8", "TL-9.17"})
    static void returnToHand(Play play, int creature) {
        for (CardOnField each : leaving(play, Array.of(creature))) {
            boolean full = play.table().handSize(each.owner()) >= Draws.HAND;
            play.emit(new ReturnedToHand(creature, each.owner(), each.card(), each.card(), full));
        }
    }
}
