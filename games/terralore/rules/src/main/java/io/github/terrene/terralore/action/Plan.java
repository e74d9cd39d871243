package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.vavr.collection.Array;

/**
 * A whole plan as one value, for apps to hand in. It only stands for its {@link #actions}, so a game played by whole plans has the same
 * states and replays as one played by small choices.
 *
 * @param entries the cards to be played, in this order; an empty plan is legal
 */
@Rule({"TL-6.2", "TL-6.3"})
public record Plan(Array<PlannedCard> entries) {
    /** A plan of these entries. */
    public static Plan of(PlannedCard... entries) {
        return new Plan(Array.of(entries));
    }

    /** The small choices that make the plan; the last one hands it in. */
    public Array<Action> actions(Seat seat) {
        Array<Action> actions = Array.empty();
        for (PlannedCard entry : entries) {
            actions = actions.append(new PlaceCard(seat, entry.card(), entry.lane()))
                    .appendAll(entry.paid().sorted().map(card -> new PayWith(seat, card)));
        }
        return actions.append(new HandIn(seat));
    }
}
