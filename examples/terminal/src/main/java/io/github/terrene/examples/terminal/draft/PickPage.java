package io.github.terrene.examples.terminal.draft;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What was picked in a round of the draft.
 *
 * @param paper where to
 * @param cast the players
 */
record PickPage(Paper paper, PlayerNames cast) {

    /** A headline over a round: "Draft, round 1 of 3 · 13 picks each, piles go to the left". */
    void headline(int round, int rounds, int cards) {
        paper.blank();
        paper.rule(
                paper.paint(Ink.STRONG, "Draft, round " + round + " of " + rounds),
                cards + " cards a pile, passed to the " + (round % 2 == 1 ? "left" : "right"));
    }

    /** A paragraph for each player, the first pick first. */
    void picks(Seq<Seat> seats, Array<Array<Card>> bySeat) {
        int widest = seats.map(seat -> Paper.width(cast.name(seat))).max().getOrElse(0);
        for (Seat seat : seats) {
            Array<Card> cards = bySeat.get(seat.index());
            if (!cards.isEmpty()) {
                paper.wrapped(
                        "  " + Paper.left(cast.name(seat), widest) + "  ",
                        " ".repeat(widest + 4),
                        cards.map(Card::name).mkString(", "));
            }
        }
    }

    /** One pick of a player, and what the player passed on. */
    void pick(int number, Card card, Array<Card> left) {
        String passed = left.isEmpty()
                ? ""
                : paper.paint(Ink.FAINT, " · passes on " + left.map(Card::name).mkString(", "));
        paper.wrapped("  " + Paper.right(String.valueOf(number), 2) + "  ", "      ", card.name() + passed);
    }
}
