package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.trait.Place;

/**
 * A card that has been turned up and is not in its lane yet: a fifth Creature waits until there is room.
 *
 * @param place the lane of the card
 * @param card the card
 */
@Rule("TL-8.2")
public record TurnedUp(@Owner Place place, @Open Card card) {}
