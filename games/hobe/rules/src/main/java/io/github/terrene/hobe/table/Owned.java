package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Seat;

/**
 * A card by its owner and name.
 *
 * @param owner whose
 * @param card which
 */
public record Owned(Seat owner, Card card) {}
