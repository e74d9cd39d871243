package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/** Questions about whole tables. */
public final class TerraloreTables {
    private TerraloreTables() {}

    /** All cards of a player in all zones, except tokens, sorted by id. */
    public static Array<Card> cards(Table table, Seat seat) {
        Side side = table.side(seat);
        Array<Card> field = Place.all()
                .flatMap(table::standing)
                .filter(each -> each.owner().equals(seat) && !each.token())
                .map(CardOnField::card);
        Array<Card> turnedUp = Array.ofAll(table.turnedUp())
                .filter(each -> each.place().seat().equals(seat))
                .map(each -> each.card());
        return side.deck()
                .cards()
                .appendAll(side.hand().cards())
                .appendAll(side.graveyard())
                .appendAll(side.exile())
                .appendAll(side.defending().faceDown().cards())
                .appendAll(side.attacking().faceDown().cards())
                .appendAll(field)
                .appendAll(turnedUp)
                .sortBy(Card::id);
    }
}
