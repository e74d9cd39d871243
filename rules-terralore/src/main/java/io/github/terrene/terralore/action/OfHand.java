package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;

/** A small choice of a plan that uses a card in hand. */
@Rule({"TL-6.3", "TL-6.4"})
public sealed interface OfHand extends Action permits PlaceCard, PayWith {
    /** The id of a card in hand. */
    String card();
}
