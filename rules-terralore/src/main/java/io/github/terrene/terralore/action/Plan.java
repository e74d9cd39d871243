package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.vavr.collection.Array;

/**
 * A sealed plan as one value: how an app hands it in. It is nothing but the {@link #actions} it comes to, so that a game played by
 * whole plans has the same states and replays as one played by small choices.
 *
 * @param entries the cards to be played, in this order; none is legal
 */
@Rule({"TL-6.2", "TL-6.3"})
public record Plan(Array<PlannedCard> entries) {
    /** A plan of these entries. */
    public static Plan of(PlannedCard... entries) {
        return new Plan(Array.of(entries));
    }

    /** The small choices that make it, the last one hands it in. */
    public Array<Action> actions(Seat seat) {
        Array<Action> actions = Array.empty();
        for (PlannedCard entry : entries) {
            actions = actions.append(new PlaceCard(seat, entry.card(), entry.lane()))
                    .appendAll(entry.paid().sorted().map(card -> new PayWith(seat, card)));
        }
        return actions.append(new HandIn(seat));
    }
}
