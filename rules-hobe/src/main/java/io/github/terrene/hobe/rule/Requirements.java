package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.card.Icon;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** Whether the Battle cards of a player meet the requirements of a card. */
@Rule({"HB-7.6", "HB-7.7", "HB-7.9"})
final class Requirements {
    private Requirements() {}

    /** Checks the requirements of a card to be played. */
    @Rule({"HB-7.4", "HB-7.8", "HB-7.33"})
    static boolean met(Table table, Seat seat, Card card, Verdict why) {
        if (card.requirements().isEmpty()) {
            return true;
        }
        if (met(table, seat, card, true)) {
            return true;
        }
        return why.silent()
                ? false
                : why.no(
                        met(table, seat, card, false) ? "HB-7.8" : "HB-7.9",
                        "{card} asks for {requirements}",
                        "card",
                        card.name(),
                        "requirements",
                        CardText.requirements(card));
    }

    /** Whether a card counts: in the own turn it must have been in play when the Play phase began. */
    @Rule({"HB-7.8", "HB-8.4"})
    private static boolean settled(Table table, CardInPlay card) {
        return table.phase() == Phase.MOVE
                || !card.controller().equals(table.active())
                || card.number() < table.thisTurn().settled();
    }

    /** Each icon needs a card of its own: as many cards of each type as typed icons of it, and as many cards as icons. */
    @Rule("HB-7.9")
    private static boolean met(Table table, Seat seat, Card card, boolean settled) {
        int[] cards = new int[Icon.values().length];
        Array<CardInPlay> side = table.inPlay(seat);
        for (int i = 0; i < side.size(); i++) {
            if (side.get(i).battle() && (!settled || settled(table, side.get(i)))) {
                cards[side.get(i).card().body().get().type().ordinal()]++;
                cards[Icon.ANY.ordinal()]++;
            }
        }
        Array<Icon> icons = card.requirements();
        for (int i = 0; i < icons.size(); i++) {
            Icon icon = icons.get(i);
            if (icon != Icon.ANY && --cards[icon.ordinal()] < 0) {
                return false;
            }
        }
        return cards[Icon.ANY.ordinal()] >= icons.size();
    }
}
