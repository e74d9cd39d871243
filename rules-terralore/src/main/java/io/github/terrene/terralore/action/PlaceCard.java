package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Lane;

/**
 * The next card of a plan: which, and in which lane. What it costs is paid next, by {@link PayWith}.
 *
 * @param seat who
 * @param card the id of a card in hand
 * @param lane one of the two own lanes
 */
@Rule({"TL-6.1", "TL-6.3"})
public record PlaceCard(Seat seat, String card, Lane lane) implements OfHand {
    @Override
    public ActionKind kind() {
        return ActionKind.PLACE_CARD;
    }

    @Override
    public boolean whole() {
        return seat != null && card != null && lane != null;
    }
}
