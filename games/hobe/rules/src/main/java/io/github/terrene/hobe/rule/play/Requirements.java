package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** Whether the Battle cards of a player meet the requirements of a card. */
@Rule({"HB-7.6", "HB-7.7", "HB-7.9"})
final class Requirements {
    private static final int BYTE = 0xFF;

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
                : !why.silent()
                        && why.no(
                                (met(table, seat, card, false) ? "HB-7.8" : "HB-7.9") + "/requirements",
                                "{card} asks for {requirements}",
                                card.name(),
                                icons(card));
    }

    private static String icons(Card card) {
        Array<String> icons = card.requirements().map(Icon::word);
        return icons.size() <= 1 ? icons.mkString() : icons.init().mkString(", ") + " and " + icons.last();
    }

    /** Whether a card counts: in its player's turn it must have been in play when the Play phase began. */
    @Rule({"HB-7.8", "HB-8.4"})
    private static boolean settled(Table table, CardInPlay card) {
        return table.phase() == Phase.MOVE
                || !card.controller().equals(table.active())
                || card.number() < table.thisTurn().settled();
    }

    /** Each icon needs a card of its own: as many cards of each type as typed icons of it, and as many cards as icons. */
    @Rule("HB-7.9")
    private static boolean met(Table table, Seat seat, Card card, boolean settled) {
        Array<Icon> icons = card.requirements();
        long there = there(table, seat, settled);
        long asked = 0;
        for (int i = 0; i < icons.size(); i++) {
            Icon icon = icons.get(i);
            asked += one(icon);
            if (icon != Icon.ANY && number(there, icon) < number(asked, icon)) {
                return false;
            }
        }
        return number(there, Icon.ANY) >= icons.size();
    }

    /** How many Battle cards of a player can fill each icon. */
    @Rule("HB-7.6")
    private static long there(Table table, Seat seat, boolean settled) {
        Array<CardInPlay> side = table.inPlay(seat);
        long there = 0;
        for (int i = 0; i < side.size(); i++) {
            CardInPlay each = side.get(i);
            if (each.battle() && (!settled || settled(table, each))) {
                there += one(Icon.of(each.body().type())) + one(Icon.ANY);
            }
        }
        return there;
    }

    /** One such icon, in a number that counts all of them, each in a byte: a side has eight Battle cards at most. */
    private static long one(Icon icon) {
        return 1L << Byte.SIZE * icon.ordinal();
    }

    private static int number(long all, Icon icon) {
        return (int) (all >>> Byte.SIZE * icon.ordinal()) & BYTE;
    }
}
