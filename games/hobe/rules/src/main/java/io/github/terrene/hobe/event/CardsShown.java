package io.github.terrene.hobe.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * A player looks at cards, which stay where they are.
 *
 * @param seat the player who looks; only that player sees them
 * @param of the player whose cards they are
 * @param where where they are: a hand, or the top of a deck
 * @param cards the cards, of a deck the top one first
 */
@Rule({"HB-10.18", "HB-12.7"})
public record CardsShown(
        @Owner Seat seat,
        Seat of,
        Where where,
        @Zone(to = OWNER) @Revealed Array<Card> cards) implements PileEvent, ChangesNothing<Table> {

    @Override
    public Knowledge remembered(Knowledge known) {
        if (cards.exists(Card::unknown)) {
            return known;
        }
        Array<String> ids = cards.map(Card::id);
        return where == Where.HAND ? known.handShows(of, ids) : known.deckShows(of, ids);
    }
}
