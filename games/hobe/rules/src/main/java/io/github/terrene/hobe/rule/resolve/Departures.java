package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.DamagePrevented;
import io.github.terrene.hobe.event.Destroyed;
import io.github.terrene.hobe.event.Exiled;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.event.Sacrificed;
import io.github.terrene.hobe.event.Tokens;
import io.github.terrene.hobe.event.TokensChanged;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** How cards are damaged and leave play. */
@Internal
@Rule({"HB-3.8", "HB-3.10"})
public final class Departures {
    private Departures() {}

    /**
     * Takes tokens from Battle cards at the same moment; those without tokens are destroyed at once, and what exceeds them is lost.
     *
     * @return whether one of them is destroyed
     */
    @Rule({"HB-9.7", "HB-9.8", "HB-10.8", "HB-10.16", "HB-10.26", "HB-10.28"})
    public static boolean damage(Play play, Array<CardInPlay> cards, int damage) {
        Array<CardInPlay> damaged = damage > 0 ? unprotected(play, cards) : Array.empty();
        if (damaged.isEmpty()) {
            return false;
        }
        play.emit(new TokensChanged(damaged.map(card -> new Tokens(card.number(), left(play, card, damage)))));
        DueEffects.happening(play, When.DAMAGED, damaged);
        Array<CardInPlay> destroyed = withoutTokens(play, damaged);
        destroyAll(play, destroyed);
        return destroyed.nonEmpty();
    }

    /** Those of the cards that the damage is dealt to: it is prevented for the others, which are not protected any more. */
    @Rule("HB-10.28")
    private static Array<CardInPlay> unprotected(Play play, Array<CardInPlay> cards) {
        if (!cards.exists(CardInPlay::protectedFromDamage)) {
            return cards;
        }
        play.emit(new DamagePrevented(
                cards.filter(CardInPlay::protectedFromDamage).map(CardInPlay::number)));
        return cards.reject(CardInPlay::protectedFromDamage);
    }

    /** How many tokens a card has left: one that cannot be destroyed keeps its last one. */
    @Rule("HB-10.27")
    private static int left(Play play, CardInPlay card, int damage) {
        int left = card.tokens() - damage;
        return left > 0 ? left : play.table().forbids(card, Act.BE_DESTROYED) ? 1 : 0;
    }

    /** Gives Battle cards tokens back, never above their HP. */
    @Rule({"HB-3.11", "HB-10.9"})
    static void heal(Play play, Array<CardInPlay> cards, int tokens) {
        Array<Tokens> healed = cards.filter(card -> tokens > 0 && card.missing() > 0)
                .map(card -> new Tokens(card.number(), card.tokens() + Math.min(card.missing(), tokens)));
        if (healed.nonEmpty()) {
            play.emit(new TokensChanged(healed));
        }
    }

    /** Those of the cards that have no tokens left. */
    private static Array<CardInPlay> withoutTokens(Play play, Array<CardInPlay> cards) {
        Array<CardInPlay> destroyed = Array.empty();
        for (int i = 0; i < cards.size(); i++) {
            CardInPlay card = play.table().latest(cards.get(i));
            destroyed = card.tokens() == 0 ? destroyed.append(card) : destroyed;
        }
        return destroyed;
    }

    /** Destroys different cards in play, at the same moment, but those that cannot be destroyed. */
    @Rule({"HB-3.10", "HB-7.23", "HB-10.27"})
    static void destroy(Play play, Array<CardInPlay> cards) {
        destroyAll(play, cards.reject(card -> play.table().forbids(card, Act.BE_DESTROYED)));
    }

    private static void destroyAll(Play play, Array<CardInPlay> gone) {
        if (gone.nonEmpty()) {
            DueEffects.happening(play, When.DESTROYED, gone);
            leave(play, gone);
            play.emit(new Destroyed(withoutBorne(gone)));
        }
    }

    /** The same without the Weapons whose bearers are among them, since those go with their bearers: what leaves twice would be two cards. */
    @Rule({"HB-3.5", "HB-7.23"})
    private static Array<CardInPlay> withoutBorne(Array<CardInPlay> gone) {
        return gone.exists(CardInPlay::weapon) ? gone.reject(card -> gone.exists(card::borneBy)) : gone;
    }

    /** Returns different Battle cards to their owners' hands, at the same moment. */
    @Rule({"HB-7.23", "HB-10.16", "HB-12.7"})
    static void returnToHand(Play play, Array<CardInPlay> cards) {
        if (cards.nonEmpty()) {
            leave(play, cards);
            cards.forEach(card -> play.emit(new Returned(card, card.card())));
        }
    }

    /** Puts different Battle cards on the Lost piles of their owners, at the same moment. */
    @Rule({"HB-7.23", "HB-10.16", "HB-10.29"})
    static void exile(Play play, Array<CardInPlay> cards) {
        if (cards.nonEmpty()) {
            leave(play, cards);
            cards.forEach(card -> play.emit(new Exiled(card, card.card())));
        }
    }

    /** A Situation is sacrificed. */
    @Rule("HB-7.31")
    public static void sacrifice(Play play, Seat seat, CardInPlay situation) {
        leave(play, Array.of(situation));
        play.emit(new Sacrificed(seat, situation));
    }

    /** Notes what waits for cards to leave, their Weapons included. */
    @Rule({"HB-7.23", "HB-10.14"})
    private static void leave(Play play, Array<CardInPlay> gone) {
        ArrayBuilder<CardInPlay> leaving = new ArrayBuilder<>(gone.size());
        leaving.addAll(gone);
        for (int i = 0; i < gone.size(); i++) {
            if (gone.get(i).battle()) {
                leaving.addAll(play.table().weapons(gone.get(i).place()));
            }
        }
        DueEffects.happening(play, When.LEAVES, leaving.all());
    }
}
