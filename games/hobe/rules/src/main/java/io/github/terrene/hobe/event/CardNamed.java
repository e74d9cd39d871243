package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.collection.Array;

/**
 * A player names a card in hand, and its bearer or targets. The cost follows; then the card is played.
 *
 * @param card the card, which everybody now sees
 */
@Rule({"HB-7.2", "HB-12.5"})
public record CardNamed(Seat seat, @Revealed Card card, Array<Choice> targets)
        implements PlayEvent, ChangesNothing<Table> {}
