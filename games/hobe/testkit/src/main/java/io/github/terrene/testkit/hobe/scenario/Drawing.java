package io.github.terrene.testkit.hobe.scenario;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** A table as text, for people who read a test failure. */
final class Drawing {
    private Drawing() {}

    static String of(Table table) {
        return "turn " + table.turn() + " of " + Players.name(table.active()) + ", " + table.phase()
                + Players.BOTH.map(seat -> side(table, seat)).mkString("")
                + names("\nplayed", table.played().map(event -> event.card()));
    }

    private static String side(Table table, Seat seat) {
        Side side = table.side(seat);
        return "\n" + Players.name(seat) + ": deck of " + side.deck().size()
                + names("; hand", side.hand().cards()) + "; lost " + side.lost().size()
                + names("; underworld", side.underworld())
                + side.inPlay().map(card -> inPlay(table, card)).mkString("");
    }

    private static String names(String where, Array<Card> cards) {
        return cards.isEmpty() ? "" : where + " " + cards.map(Card::name).mkString("[", ", ", "]");
    }

    private static String inPlay(Table table, CardInPlay card) {
        String fighter = card.battle() ? ", ATK " + table.attack(card) + ", tokens " + card.tokens() : "";
        return "\n   " + card.place().slot() + ": " + card.card().name() + fighter;
    }
}
