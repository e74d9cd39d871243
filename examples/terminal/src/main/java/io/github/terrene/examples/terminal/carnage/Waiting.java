package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** What waits for a player, in a few words. */
final class Waiting {
    private Waiting() {}

    /** Everything: "the next placement costs 3 less", "ties are won in the next duel". */
    static Array<String> of(Table table, Seat seat) {
        int discount = table.side(seat).purse().discount();
        Array<String> cheaper = discount == 0
                ? Array.empty()
                : Array.of("the next placement costs " + Names.number(discount, "shard") + " less");
        Array<String> promised = table.promises()
                .filter(promise -> promise.seat().equals(seat))
                .map(promise -> words(promise.effect()) + " in the next duel");
        return cheaper.appendAll(promised);
    }

    /** What is promised for a duel: "+2 in fire". */
    static String words(ForNextDuel effect) {
        if (effect instanceof ForNextDuel.Bonus bonus) {
            return "+" + bonus.number() + " in " + bonus.element();
        } else if (effect instanceof ForNextDuel.Exchange) {
            return "an exchange of two of the opponent's fighters";
        }
        return effect instanceof ForNextDuel.Rescue ? "a beaten Legend kept without a Raïven" : "ties won";
    }
}
