package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A table as text, for people who read a test failure. */
final class Drawing {
    private Drawing() {}

    static String of(Table table) {
        return "turn " + table.turn() + ", " + table.phase()
                + Players.BOTH.map(seat -> side(table, seat)).mkString("");
    }

    private static String side(Table table, Seat seat) {
        Side side = table.side(seat);
        return "\n" + Players.name(seat) + ": castle " + table.castle(seat)
                + names("hand", side.hand().cards()) + "; deck of "
                + side.deck().size()
                + names("graveyard", side.graveyard()) + names("exile", side.exile())
                + Array.of(Lane.values())
                        .map(lane -> row(table, Place.of(seat, lane)))
                        .mkString("");
    }

    private static String names(String where, Seq<Card> cards) {
        return cards.isEmpty() ? "" : "; " + where + " " + cards.map(Card::name).mkString("[", ", ", "]");
    }

    private static String row(Table table, Place place) {
        LaneHalf row = table.row(place);
        String standing = row.standing()
                .map(card -> card.card().name() + " " + table.points(card))
                .mkString(", ");
        return "\n   " + place.lane() + ": " + standing
                + names("face-down", row.faceDown().cards());
    }
}
