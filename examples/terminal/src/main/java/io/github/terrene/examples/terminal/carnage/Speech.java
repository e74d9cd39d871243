package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Wording;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What things are called at one moment.
 *
 * @param cast the players
 * @param table what is known of the table
 * @param paid the shards that were paid just before
 */
record Speech(PlayerNames cast, Table table, int paid) implements Wording<Card> {
    @Override
    public Option<String> name(Card card) {
        return Option.when(!card.unknown(), card::name);
    }

    /** What follows something that is paid for: " for 2 shards"; nothing if it was free. */
    String price() {
        return paid == 0 ? "" : " for " + Names.number(paid, "shard");
    }

    /** The Legend at a place; "nobody" if there is none. */
    String legend(Seat seat, int place) {
        return table.side(seat)
                .spearhead()
                .legend(place)
                .map(stack -> card(seat, stack.card()))
                .getOrElse("nobody");
    }

    /** Who acts for a seat in a round of a duel: a Legend, a Monster, or "nobody". */
    String fighter(Duel duel, Seat seat, int round) {
        return fighter(seat, duel.monsters(seat), duel.fighter(seat, round));
    }

    /** Everybody who acts for a seat, by rounds: "Gale Fox, nobody, Stone Nurse". */
    String fighters(Seat seat, Array<Integer> order) {
        boolean monsters = table.duel().exists(duel -> duel.monsters(seat));
        return order.map(fighter -> fighter(seat, monsters, fighter)).mkString(", ");
    }

    private String fighter(Seat seat, boolean monsters, int fighter) {
        if (fighter == 0) {
            return "nobody";
        }
        return monsters ? card(seat, table.side(seat).domain().nest().get(fighter - 1)) : legend(seat, fighter);
    }

    /** Element cards: "fire +5 and air +1"; how many, where they are not known. */
    static String elements(Seq<ElementCard> cards) {
        return cards.exists(ElementCard::unknown)
                ? Names.number(cards.size(), "Element card")
                : Names.list(cards.map(ElementCard::toString));
    }

    /** "its duplicate", "its 2 duplicates". */
    static String duplicates(int number) {
        return number == 1 ? "its duplicate" : "its " + number + " duplicates";
    }
}
