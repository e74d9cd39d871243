package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.Destroyed;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.event.Sacrificed;
import io.github.terrene.hobe.event.Tokens;
import io.github.terrene.hobe.event.TokensChanged;
import io.github.terrene.hobe.rule.Play;
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

    /** Takes tokens from Battle cards at the same moment; those without tokens are destroyed at once, and what exceeds them is lost. */
    @Rule({"HB-9.7", "HB-9.8", "HB-10.8", "HB-10.16"})
    public static void damage(Play play, Array<CardInPlay> cards, int damage) {
        if (damage > 0 && cards.nonEmpty()) {
            play.emit(new TokensChanged(cards.map(
                    card -> new Tokens(card.number(), Math.max(0, card.tokens() - damage)))));
            destroy(play, destroyedBy(damage, cards));
        }
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

    /** Those of the cards that have no tokens left after so much damage. */
    private static Array<CardInPlay> destroyedBy(int damage, Array<CardInPlay> cards) {
        Array<CardInPlay> destroyed = Array.empty();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).tokens() <= damage) {
                destroyed = destroyed.append(cards.get(i));
            }
        }
        return destroyed;
    }

    /** Destroys different cards in play, at the same moment. */
    @Rule({"HB-3.10", "HB-7.23"})
    static void destroy(Play play, Array<CardInPlay> cards) {
        Array<CardInPlay> gone = cards.map(card -> play.table().find(card.number()));
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
