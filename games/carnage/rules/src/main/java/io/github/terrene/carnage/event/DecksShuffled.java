package io.github.terrene.carnage.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone;

/**
 * A player's Companion and Adventure decks were shuffled.
 *
 * @param companion the Companion deck as it is now, which nobody sees
 * @param adventure the Adventure deck as it is now, which nobody sees
 */
@Rule({"CG-4.6", "CG-8.17"})
public record DecksShuffled(
        Seat seat,
        @Zone(to = NOBODY) Pile<Card> companion,
        @Zone(to = NOBODY) Pile<Card> adventure) implements SetupEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(
                        side.decks().with(DeckKind.COMPANION, companion).with(DeckKind.ADVENTURE, adventure)));
    }
}
