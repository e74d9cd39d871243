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
    private Requirements() {}

    /** Checks the requirements of a card to be played. */
    @Rule({"HB-7.4", "HB-7.8", "HB-7.33"})
    static boolean met(Table table, Seat seat, Card card, Verdict why) {
        if (met(table, seat, card, true)) {
            return true;
        }
        if (why.silent()) {
            return false;
        }
        return why.no(
                (met(table, seat, card, false) ? "HB-7.8" : "HB-7.9") + "/requirements",
                "{card} asks for {requirements:all}",
                card.name(),
                card.requirements().map(Icon::word));
    }

    /** Whether a card counts: in its player's turn it must have been in play when the Play phase began. */
    @Rule({"HB-7.8", "HB-8.4"})
    private static boolean settled(Table table, CardInPlay card) {
        return table.phase() == Phase.MOVE
                || !card.controller().equals(table.active())
                || card.number() < table.thisTurn().settled();
    }

    /**
     * Each icon needs a card of its own: as many cards of each type as icons of that type, and as many cards as icons.
     *
     * @param settled whether only cards are meant that {@linkplain #settled(Table, CardInPlay) count}
     */
    @Rule("HB-7.9")
    private static boolean met(Table table, Seat seat, Card card, boolean settled) {
        Array<Icon> icons = card.requirements();
        for (int i = 0; i < icons.size(); i++) {
            Icon icon = icons.get(i);
            int asked = icon == Icon.ANY ? icons.size() : count(icons, icon);
            if (there(table, seat, icon, settled) < asked) {
                return false;
            }
        }
        return true;
    }

    private static int count(Array<Icon> icons, Icon icon) {
        int count = 0;
        for (int i = 0; i < icons.size(); i++) {
            count += icons.get(i) == icon ? 1 : 0;
        }
        return count;
    }

    /** How many Battle cards of a player can fill an icon. */
    @Rule("HB-7.6")
    private static int there(Table table, Seat seat, Icon icon, boolean settled) {
        Array<CardInPlay> side = table.inPlay(seat);
        int there = 0;
        for (int i = 0; i < side.size(); i++) {
            CardInPlay each = side.get(i);
            there += each.battle() && fills(icon, each) && (!settled || settled(table, each)) ? 1 : 0;
        }
        return there;
    }

    private static boolean fills(Icon icon, CardInPlay card) {
        return icon == Icon.ANY || icon == Icon.of(card.body().type());
    }
}
