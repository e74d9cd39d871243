package io.github.terrene.carnage.table;

import static io.github.terrene.kernel.zone.Zone.Kind.DECK;
import static io.github.terrene.kernel.zone.Zone.Kind.HAND;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * A player's decks, hand and discard pile.
 *
 * @param companion the Companion deck, the top card first
 * @param adventure the Adventure deck, the top card first
 * @param hand the hand, sorted by id
 * @param discarded the discard pile, the oldest card first
 */
@Rule({"CG-3.3", "CG-13.3", "CG-14.1", "CG-14.3"})
public record Decks(
        @Zone(to = NOBODY, as = DECK) Pile<Card> companion,
        @Zone(to = NOBODY, as = DECK) Pile<Card> adventure,
        @Zone(to = OWNER, as = HAND) Pile<Card> hand,
        @Zone(to = EVERYBODY) Array<Card> discarded) {
    /** One of the two decks. */
    public Pile<Card> deck(DeckKind kind) {
        return kind == DeckKind.COMPANION ? companion : adventure;
    }

    /** The same with another deck of that kind. */
    public Decks with(DeckKind kind, Pile<Card> deck) {
        return kind == DeckKind.COMPANION
                ? new Decks(deck, adventure, hand, discarded)
                : new Decks(companion, deck, hand, discarded);
    }

    /** The same with another hand. */
    public Decks with(Pile<Card> other) {
        return new Decks(companion, adventure, other, discarded);
    }

    /** The same after the top card of a deck was drawn. */
    public Decks drawing(DeckKind kind, Card card) {
        return with(kind, deck(kind).withoutTop(1)).holding(card);
    }

    /** The same with one more card in hand. */
    public Decks holding(Card card) {
        return with(new Pile<>(sorted(hand.cards(), card)));
    }

    /** Cards sorted by id, and one more among them. */
    static Array<Card> sorted(Array<Card> cards, Card more) {
        int place = 0;
        while (place < cards.size() && cards.get(place).id().compareTo(more.id()) <= 0) {
            place++;
        }
        return cards.insert(place, more);
    }

    /** The same with one card fewer in hand. */
    public Decks without(Card card) {
        return with(hand.minus(card));
    }

    /** The same with more cards on the discard pile. */
    public Decks discarding(Array<Card> more) {
        return more.isEmpty() ? this : new Decks(companion, adventure, hand, discarded.appendAll(more));
    }

    /** The same without one such card on the discard pile. */
    public Decks recovering(Card card) {
        return new Decks(companion, adventure, hand, discarded.remove(card));
    }

    /** Whether both decks are empty. */
    @Rule({"CG-13.2", "CG-13.5"})
    public boolean exhausted() {
        return companion.size() == 0 && adventure.size() == 0;
    }
}
