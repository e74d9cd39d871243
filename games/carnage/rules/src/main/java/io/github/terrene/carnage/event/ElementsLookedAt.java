package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A player looked at the top cards of their Element deck.
 *
 * @param number the number of cards
 */
@Rule("CG-14.8")
public record ElementsLookedAt(Seat seat, @Revealed int number) implements ElementEvent, ChangesNothing<Table> {}
