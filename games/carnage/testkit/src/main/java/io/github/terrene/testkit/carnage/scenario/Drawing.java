package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.SpearheadPlace;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Players;
import io.vavr.collection.Array;

/** A table as text, for people who read a test failure. */
final class Drawing {
    private Drawing() {}

    static String of(Table table) {
        return "turn " + table.turn() + ", " + Players.name(table.active()) + " has the Sword"
                + table.sides().map(Drawing::side).mkString("")
                + table.duel().map(Drawing::duel).getOrElse("")
                + table.promises()
                        .map(each -> "\n" + Players.name(each.seat()) + "'s next duel: " + each.effect())
                        .mkString("");
    }

    private static String side(Side side) {
        Purse purse = side.purse();
        return "\n" + Players.name(side.seat()) + ": " + purse.ap() + " AP, " + purse.shards() + " shards, "
                + purse.raiven() + " Raïven, " + purse.vp() + " VP; Companion deck "
                + side.decks().companion().size() + ", Adventure deck "
                + side.decks().adventure().size() + ", Element deck "
                + side.elements().deck().size()
                + Array.rangeClosed(1, Spearhead.PLACES)
                        .map(place -> post(place, side.spearhead().at(place)))
                        .mkString("")
                + cards("hand", side.hand().cards())
                + cards("realm", side.domain().realm())
                + cards("nest", side.domain().nest())
                + cards("Pantheon", side.domain().pantheon())
                + cards("discarded", side.decks().discarded())
                + elements("drawn", side.elements().drawn().cards())
                + elements("laid", side.elements().laid().cards());
    }

    private static String post(int place, SpearheadPlace post) {
        String legend = post.legend().map(Drawing::stack).getOrElse("");
        String relic = post.relic().map(stack -> " with " + stack(stack)).getOrElse("");
        return post.cards().isEmpty() ? "" : "\n   " + place + ": " + (legend + relic).strip();
    }

    private static String stack(Stack stack) {
        return stack.card().name() + (stack.reinforced() ? " x" + stack.cards().size() : "");
    }

    private static String cards(String where, Array<Card> cards) {
        return cards.isEmpty() ? "" : "\n   " + where + cards.map(Card::name).mkString(" [", ", ", "]");
    }

    private static String elements(String where, Array<ElementCard> cards) {
        return cards.isEmpty() ? "" : "\n   " + where + cards.mkString(" [", ", ", "]");
    }

    private static String duel(Duel duel) {
        return "\n" + (duel.invasion() ? "invasion by " : "attack by ") + Players.name(duel.attacker()) + ": "
                + duel.attackers().mkString("[", ", ", "]") + " against "
                + duel.defenders().mkString("[", ", ", "]");
    }
}
