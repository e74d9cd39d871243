package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.event.CreaturesDestroyed;
import io.github.terrene.terralore.event.CreaturesExiled;
import io.github.terrene.terralore.event.ReturnedToHand;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Watchers;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;

/** How cards leave the field. */
final class Departures {
    private Departures() {}

    /** Destroys cards on the field; their "when destroyed" effects wait until the effect that destroyed them is complete. */
    @Rule({"TL-3.6", "TL-8.4", "TL-9.5"})
    static void destroy(Play play, Array<CardOnField> leaving) {
        leaving.forEach(play::remember);
        if (leaving.nonEmpty()) {
            Watchers.happening(play, When.WHEN_DESTROYED, leaving);
            play.emit(new CreaturesDestroyed(leaving.map(CardOnField::number)));
        }
    }

    @Rule("TL-3.7")
    static void exile(Play play, Array<CardOnField> leaving) {
        leaving.forEach(play::remember);
        if (leaving.nonEmpty()) {
            play.emit(new CreaturesExiled(leaving.map(CardOnField::number)));
        }
    }

    @Rule({"TL-5.8", "TL-9.17"})
    static void returnToHand(Play play, CardOnField leaving) {
        play.remember(leaving);
        boolean full = play.table().handSize(leaving.owner()) >= Draws.HAND;
        play.emit(new ReturnedToHand(leaving.number(), leaving.owner(), leaving.card(), leaving.card(), full));
    }
}
