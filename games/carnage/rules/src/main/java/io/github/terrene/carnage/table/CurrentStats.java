package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Amount;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * What counts on a table now: values of Legends with all that adds to them, and how strong a side is in a round of a duel.
 *
 * @param awakening whether duplicates count
 */
@Rule({"CG-8.6", "CG-8.15", "CG-8.16", "CG-11.4", "CG-12.10", "CG-12.13"})
public record CurrentStats(Table table, boolean awakening) {
    /**
     * The strength of a seat in a round from 1 to 3 with that Element card, as far as it is {@linkplain Amount#MOST counted}; 0 if nobody acts
     * for it. Ask only during a duel.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a trait cannot tell its bonus
     */
    public int strength(Seat seat, int round, ElementCard laid) {
        Duel duel = table.duel().get();
        int fighter = duel.fighter(seat, round);
        if (fighter == 0) {
            return 0;
        }
        boolean emptyRound = duel.leftRoundEmpty(Players.opponent(seat));
        int own = duel.monsters(seat)
                ? ofMonster(monster(seat, fighter), laid.element(), emptyRound)
                : ofLegend(table.side(seat), fighter, laid.element(), emptyRound);
        return Amount.sum(own, Amount.sum(laid.number(), promised(seat, laid.element())));
    }

    /** A Monster that fights: they are counted from 1, as they are listed in the nest. */
    private Card monster(Seat seat, int fighter) {
        return table.side(seat).domain().nest().get(fighter - 1);
    }

    @Rule("CG-10.7")
    private static int ofMonster(Card monster, Element element, boolean emptyRound) {
        return monster.values().in(element) + monster.bonus(emptyRound);
    }

    /**
     * What the Legend at a place counts in an element apart from the Element card and from what waits for the next duel; 0 if there is none.
     */
    public int standing(Side side, int place, Element element) {
        return side.spearhead().legend(place).isEmpty() ? 0 : ofLegend(side, place, element, false);
    }

    private int ofLegend(Side side, int place, Element element, boolean emptyRound) {
        SpearheadPlace post = side.spearhead().at(place);
        Stack legend = post.legend().get();
        int value = legend.card().values().in(element);
        int inOwnElement =
                value == 0 ? 0 : value + awakened(legend) + side.domain().pillars();
        int relic = post.relic().isEmpty() ? 0 : ofRelic(post.relic().get(), element, emptyRound);
        return inOwnElement + legend.card().bonus(emptyRound) + relic;
    }

    /** The bonus that it prints, and its Awakening, which is a part of that. */
    @Rule({"CG-6.14", "CG-8.16"})
    private int ofRelic(Stack relic, Element element, boolean emptyRound) {
        int bonus = relic.card().values().in(element);
        return (bonus == 0 ? 0 : bonus + awakened(relic)) + relic.card().bonus(emptyRound);
    }

    @Rule("CG-6.14")
    private int awakened(Stack stack) {
        return awakening ? stack.under().size() : 0;
    }

    @Rule("CG-12.10")
    private int promised(Seat seat, Element element) {
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

    /** Whether a seat wins ties in a round of the duel. */
    @Rule("CG-12.5")
    public boolean winsTies(Seat seat, int round) {
        Duel duel = table.duel().get();
        int fighter = duel.fighter(seat, round);
        if (table.promised(seat, ForNextDuel.TiesWon.class)) {
            return true;
        }
        if (duel.monsters(seat)) {
            return monster(seat, fighter).winsTies();
        }
        SpearheadPlace post = table.side(seat).spearhead().at(fighter);
        return post.legend().get().card().winsTies()
                || post.relic().isDefined() && post.relic().get().card().winsTies();
    }
}
