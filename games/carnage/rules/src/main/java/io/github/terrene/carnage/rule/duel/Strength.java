package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.Amount;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.SpearheadPlace;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** How strong a side is in a round. */
@Rule({"CG-8.6", "CG-8.15", "CG-8.16", "CG-11.4", "CG-12.10", "CG-12.13"})
public final class Strength {
    private Strength() {}

    /**
     * The strength of a seat in a round from 1 to 3 with that Element card, as far as it is {@linkplain Amount#MOST counted}; 0 if nobody acts
     * for it.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a trait cannot tell its bonus
     */
    public static int of(Table table, boolean awakening, Seat seat, int round, ElementCard laid) {
        Duel duel = table.duel().get();
        int fighter = duel.fighter(seat, round);
        if (fighter == 0) {
            return 0;
        }
        boolean emptyRound = duel.leftRoundEmpty(Players.opponent(seat));
        int own = duel.monsters(seat)
                ? ofMonster(table.side(seat).domain().nest().get(fighter - 1), laid.element(), emptyRound)
                : ofLegend(table.side(seat), fighter, awakening, laid.element(), emptyRound);
        return Amount.sum(own, Amount.sum(laid.number(), promised(table, seat, laid.element())));
    }

    @Rule("CG-10.7")
    private static int ofMonster(Card monster, Element element, boolean emptyRound) {
        return monster.values().in(element) + monster.bonus(emptyRound);
    }

    /**
     * What the Legend at a place counts in an element apart from the Element card and from what waits for the next duel; 0 if there is none.
     */
    public static int standing(Side side, int place, boolean awakening, Element element) {
        return side.spearhead().legend(place).isEmpty() ? 0 : ofLegend(side, place, awakening, element, false);
    }

    private static int ofLegend(Side side, int place, boolean awakening, Element element, boolean emptyRound) {
        SpearheadPlace post = side.spearhead().at(place);
        Stack legend = post.legend().get();
        int value = legend.card().values().in(element);
        int inOwnElement = value == 0
                ? 0
                : value + awakened(legend, awakening) + side.domain().pillars();
        int relic = post.relic().isEmpty() ? 0 : ofRelic(post.relic().get(), awakening, element, emptyRound);
        return inOwnElement + legend.card().bonus(emptyRound) + relic;
    }

    /** The bonus that it prints, and its Awakening, which is a part of that. */
    @Rule({"CG-6.14", "CG-8.16"})
    private static int ofRelic(Stack relic, boolean awakening, Element element, boolean emptyRound) {
        int bonus = relic.card().values().in(element);
        return (bonus == 0 ? 0 : bonus + awakened(relic, awakening))
                + relic.card().bonus(emptyRound);
    }

    @Rule("CG-6.14")
    private static int awakened(Stack stack, boolean awakening) {
        return awakening ? stack.under().size() : 0;
    }

    @Rule("CG-12.10")
    private static int promised(Table table, Seat seat, Element element) {
        int more = 0;
        Array<NextDuelEffect> promises = table.promises();
        for (int i = 0; i < promises.size(); i++) {
            NextDuelEffect promise = promises.get(i);
            if (promise.seat().equals(seat)
                    && promise.effect() instanceof ForNextDuel.Bonus bonus
                    && bonus.element().equals(element)) {
                more = Amount.sum(more, bonus.number());
            }
        }
        return more;
    }

    /** Whether a seat wins ties in a round. */
    @Rule("CG-12.5")
    static boolean winsTies(Table table, Seat seat, int round) {
        Duel duel = table.duel().get();
        int fighter = duel.fighter(seat, round);
        if (table.promised(seat, ForNextDuel.TiesWon.class)) {
            return true;
        }
        if (duel.monsters(seat)) {
            return table.side(seat).domain().nest().get(fighter - 1).winsTies();
        }
        SpearheadPlace post = table.side(seat).spearhead().at(fighter);
        return post.legend().get().card().winsTies()
                || post.relic().isDefined() && post.relic().get().card().winsTies();
    }
}
