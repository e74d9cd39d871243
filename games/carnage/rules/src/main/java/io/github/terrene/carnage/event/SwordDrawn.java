package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.control.Option;

/**
 * Both players drew an Element card for the first Sword.
 *
 * @param higher the player whose card has the higher number; none if the numbers are equal
 */
@Rule("CG-4.9")
public record SwordDrawn(
        @Revealed ElementCard south, @Revealed ElementCard north, Option<Seat> higher)
        implements SetupEvent, ChangesNothing<Table> {}
