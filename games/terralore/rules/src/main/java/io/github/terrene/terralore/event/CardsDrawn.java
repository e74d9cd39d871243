package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * A player draws cards, one at a time. Cards that would be the eighth or later in the hand go straight to the Graveyard: they are
 * neither discarded nor destroyed.
 *
 * @param seat the player who draws
 * @param drawn the cards that joined the hand; only that player knows them
 * @param lost the cards that went to the Graveyard, for all to see
 */
@Rule({"TL-5.2", "TL-5.5", "TL-12.5"})
public record CardsDrawn(
        @Owner Seat seat,
        @Zone(to = OWNER) @Revealed Array<Card> drawn,
        @Revealed Array<Card> lost) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.withCards(
                        side.deck().withoutTop(drawn.size() + lost.size()),
                        side.hand().plusSorted(drawn),
                        side.graveyard().appendAll(lost)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handGains(seat, known.onDeck(seat).take(drawn.size())).deckLoses(seat, drawn.size() + lost.size());
    }
}
