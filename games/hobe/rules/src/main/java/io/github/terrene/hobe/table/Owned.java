package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;

/**
 * A card, identified by its owner and its name.
 *
 * @param owner the player who owns it
 * @param card the card
 */
public record Owned(Seat owner, @Open Card card) {}
