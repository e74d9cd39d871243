package io.github.terrene.hobe.table;

import static io.github.terrene.kernel.zone.Zone.Kind.DECK;
import static io.github.terrene.kernel.zone.Zone.Kind.HAND;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * Everything on the side of one player.
 *
 * @param seat the player whose side it is
 * @param deck the deck, the top card first; it is the player's life
 * @param hand the hand, sorted by id
 * @param lost the Lost pile, the oldest card first; nobody sees it, not even its owner
 * @param underworld the Underworld, face-up, the oldest card first
 * @param inPlay the cards in play, slot by slot; a Battle card before its Weapons, an older Weapon before a newer one
 * @param recovered the number of cards that have been shuffled back from the Lost pile
 */
@Rule({"HB-2.4", "HB-3.1", "HB-3.4", "HB-3.5", "HB-12.1", "HB-12.2", "HB-12.3"})
public record Side(
        @Owner Seat seat,
        @Zone(to = NOBODY, as = DECK) Pile deck,
        @Zone(to = OWNER, as = HAND) Pile hand,
        @Zone(to = NOBODY) Pile lost,
        @Zone(to = EVERYBODY) Array<Card> underworld,
        @Zone(to = EVERYBODY) Array<CardInPlay> inPlay,
        int recovered) {
    /** A side before setup. */
    public static Side before(Seat seat, Pile deck) {
        return new Side(seat, deck, Pile.EMPTY, Pile.EMPTY, Array.empty(), Array.empty(), 0);
    }

    /** The same side with another deck and hand. */
    public Side with(Pile otherDeck, Pile otherHand) {
        return new Side(seat, otherDeck, otherHand, lost, underworld, inPlay, recovered);
    }

    /** The same side with another hand. */
    public Side withHand(Pile other) {
        return with(deck, other);
    }

    /** The same side with another Underworld. */
    public Side withUnderworld(Array<Card> other) {
        return new Side(seat, deck, hand, lost, other, inPlay, recovered);
    }

    /** The same side with other cards in play. */
    public Side withInPlay(Array<CardInPlay> others) {
        return new Side(seat, deck, hand, lost, underworld, others, recovered);
    }

    /** The same side with one more card in the Underworld. */
    public Side bury(Card card) {
        return withUnderworld(underworld.append(card));
    }

    /** The same side without one card of that id in the Underworld. */
    public Side dig(Card card) {
        return withUnderworld(underworld.remove(card));
    }

    /** The same side after the top cards of the deck went to the Lost pile. */
    @Rule({"HB-3.4", "HB-9.9"})
    public Side losing(int cards) {
        return new Side(
                seat, deck.withoutTop(cards), hand, lost.plus(deck.cards().take(cards)), underworld, inPlay, recovered);
    }

    /** The same side with one more card in the Lost pile. */
    @Rule("HB-10.29")
    public Side losing(Card card) {
        return new Side(seat, deck, hand, lost.plus(Array.of(card)), underworld, inPlay, recovered);
    }

    /** The same side after cards of the Lost pile were shuffled into the deck. */
    @Rule("HB-10.11")
    public Side recovering(Pile otherDeck, Pile otherLost) {
        int cards = lost.size() - otherLost.size();
        return new Side(seat, otherDeck, hand, otherLost, underworld, inPlay, recovered + cards);
    }

    /** The same side with one more card in play. */
    public Side plus(CardInPlay card) {
        int place = 0;
        while (place < inPlay.size()
                && inPlay.get(place).place().slot().compareTo(card.place().slot()) <= 0) {
            place++;
        }
        return withInPlay(inPlay.insert(place, card));
    }

    /** The same side with another state of a card in play. */
    public Side updated(CardInPlay card) {
        for (int i = 0; i < inPlay.size(); i++) {
            if (inPlay.get(i).number() == card.number()) {
                return withInPlay(inPlay.update(i, card));
            }
        }
        return this;
    }

    /** The same side without a card in play. */
    public Side minus(int number) {
        for (int i = 0; i < inPlay.size(); i++) {
            if (inPlay.get(i).number() == number) {
                return withInPlay(inPlay.removeAt(i));
            }
        }
        return this;
    }

    /**
     * The same side after what lies in two slots has changed places.
     *
     * @param when the number for what comes to the battlefield
     */
    @Rule("HB-6.2")
    public Side exchanging(Slot one, Slot other, int when) {
        ArrayBuilder<CardInPlay> moved = new ArrayBuilder<>(inPlay.size());
        for (int slot = 0; slot < Slot.ALL.size(); slot++) {
            Slot after = Slot.ALL.get(slot);
            Slot before = after == one ? other : after == other ? one : after;
            for (int i = 0; i < inPlay.size(); i++) {
                if (inPlay.get(i).place().slot() == before) {
                    moved.add(before == after ? inPlay.get(i) : to(inPlay.get(i), after, when));
                }
            }
        }
        return withInPlay(moved.all());
    }

    private CardInPlay to(CardInPlay card, Slot slot, int when) {
        boolean arrives = slot.battlefield() && !card.onBattlefield();
        return card.movedTo(Place.of(seat, slot), arrives ? when : card.since());
    }

    /** The same side without what lasts only for the turn. */
    @Rule("HB-5.5")
    public Side lasting() {
        for (int i = 0; i < inPlay.size(); i++) {
            if (inPlay.get(i).lasting() != inPlay.get(i)) {
                return withInPlay(inPlay.map(CardInPlay::lasting));
            }
        }
        return this;
    }
}
