package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What counts on a table now: values of Legends with all that adds to them, and how strong a side is in a round of a duel.
 *
 * @param awakening whether duplicates count
 */
@Rule({"CG-8.6", "CG-8.15", "CG-8.16", "CG-11.4", "CG-12.10", "CG-12.13", "CG-12.21"})
public record CurrentStats(Table table, boolean awakening) {
    /**
     * The strength of a seat in a round from 1 to 3 with that Element card, as far as it is {@linkplain Bounds#MOST counted}; 0 if nobody acts
     * for it. Ask only during a duel.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a text cannot tell its bonus
     */
    public int strength(Seat seat, int round, ElementCard laid) {
        Duel duel = table.duel().get();
        int fighter = duel.fighter(seat, round);
        if (fighter == 0) {
            return 0;
        }
        long own = duel.monsters(seat)
                ? ofMonster(seat, fighter, laid.element())
                : ofLegend(table.side(seat), fighter, laid.element()) + bonus(seat, fighter);
        return Bounds.amount(own + laid.number() + promised(seat, laid.element()));
    }

    /** A Monster that fights: they are counted from 1, as they are listed in the nest. */
    private Card monster(Seat seat, int fighter) {
        return table.side(seat).domain().nest().get(fighter - 1);
    }

    @Rule("CG-10.7")
    private long ofMonster(Seat seat, int fighter, Element element) {
        Card monster = monster(seat, fighter);
        return Value.counted(
                        table, seat, fighter, monster, element, monster.values().in(element))
                + bonus(seat, fighter, monster);
    }

    /** What texts add in the round of a card; it is asked for in vain most often. */
    private int bonus(Seat seat, int place, Card card) {
        return card.continuous().isEmpty() ? 0 : new CardInPlay(seat, place, card).bonus(table);
    }

    private int bonus(Seat seat, int place) {
        SpearheadPlace post = table.side(seat).spearhead().at(place);
        int relic = post.relic().isEmpty()
                ? 0
                : bonus(seat, place, post.relic().get().card());
        return Bounds.sum(bonus(seat, place, post.legend().get().card()), relic);
    }

    /**
     * What the Legend at a place counts in an element apart from the Element card, from what it has only in a round and from what all fighters
     * have in the next duel; 0 if there is none.
     */
    public int standing(Side side, int place, Element element) {
        return side.spearhead().legend(place).isEmpty() ? 0 : Bounds.amount(ofLegend(side, place, element));
    }

    private long ofLegend(Side side, int place, Element element) {
        SpearheadPlace post = side.spearhead().at(place);
        Stack legend = post.legend().get();
        int value = legend.card().values().in(element);
        int inOwnElement =
                value == 0 ? 0 : value + awakened(legend) + side.domain().pillars();
        int relic = post.relic().isEmpty() ? 0 : ofRelic(post.relic().get(), element);
        return Value.counted(table, side.seat(), place, legend.card(), element, inOwnElement) + relic;
    }

    /** The bonus that it prints, and its Awakening, which is a part of that. */
    @Rule({"CG-6.14", "CG-8.16"})
    private int ofRelic(Stack relic, Element element) {
        int bonus = relic.card().values().in(element);
        return bonus == 0 ? 0 : bonus + awakened(relic);
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
            if (promise.seat().equals(seat)) {
                more = Bounds.within((long) more + promise.effect().strengthens(element));
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
            return new CardInPlay(seat, fighter, monster(seat, fighter)).winsTies(table);
        }
        return winsTies(seat, fighter, CardKind.LEGEND) || winsTies(seat, fighter, CardKind.RELIC);
    }

    private boolean winsTies(Seat seat, int place, CardKind kind) {
        @Nullable Stack stack = table.side(seat).spearhead().at(place).get(kind).getOrNull();
        return stack != null && new CardInPlay(seat, place, stack.card()).winsTies(table);
    }
}
