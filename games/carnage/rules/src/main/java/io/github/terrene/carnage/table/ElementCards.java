package io.github.terrene.carnage.table;

import static io.github.terrene.kernel.zone.Zone.Kind.DECK;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * The Element cards of a player.
 *
 * @param deck the Element deck, the top card first
 * @param drawn the cards drawn for a duel and not laid
 * @param laid the cards laid for rounds 1, 2 and 3; empty if none are laid
 * @param discarded the discard pile of the Element deck, the oldest card first
 */
@Rule({"CG-2.4", "CG-3.3", "CG-8.3", "CG-8.4", "CG-14.2"})
public record ElementCards(
        @Zone(to = NOBODY, as = DECK) Pile<ElementCard> deck,
        @Zone(to = OWNER) Pile<ElementCard> drawn,
        @Zone(to = OWNER) Pile<ElementCard> laid,
        @Zone(to = EVERYBODY) Array<ElementCard> discarded) {
    /** A deck of which nothing was drawn. */
    public static ElementCards of(Pile<ElementCard> deck) {
        return new ElementCards(deck, Pile.empty(), Pile.empty(), Array.empty());
    }

    /** The same after the deck was shuffled, alone or with the discard pile. */
    @Rule("CG-8.13")
    public ElementCards shuffled(Pile<ElementCard> other, Array<ElementCard> left) {
        return new ElementCards(other, drawn, laid, left);
    }

    /** The same after cards were drawn from the top. */
    public ElementCards drawing(Array<ElementCard> cards) {
        return new ElementCards(deck.withoutTop(cards.size()), new Pile<>(cards), laid, discarded);
    }

    /** The same after drawn cards were laid. */
    @Rule("CG-8.4")
    public ElementCards laying(Array<ElementCard> cards) {
        return new ElementCards(deck, drawn.minus(cards), new Pile<>(cards), discarded);
    }

    /** The same after cards were laid from the top of the deck, unseen. */
    @Rule("CG-10.6")
    public ElementCards layingUnseen(Array<ElementCard> cards) {
        return new ElementCards(deck.withoutTop(cards.size()), drawn, new Pile<>(cards), discarded);
    }

    /** The same after all cards of a duel were discarded. */
    @Rule("CG-8.12")
    public ElementCards spending(Array<ElementCard> cards) {
        return new ElementCards(deck, Pile.empty(), Pile.empty(), discarded.appendAll(cards));
    }

    /**
     * The same after the top cards were put back or discarded.
     *
     * @param kept those put back, the top first
     */
    @Rule("CG-6.4")
    public ElementCards arranging(Array<ElementCard> kept, Array<ElementCard> dropped) {
        Array<ElementCard> rest = deck.cards().drop(kept.size() + dropped.size());
        Pile<ElementCard> arranged =
                deck.hidden() ? Pile.unknownElements(deck.size() - dropped.size()) : new Pile<>(rest.prependAll(kept));
        return new ElementCards(arranged, drawn, laid, discarded.appendAll(dropped));
    }

    /** The same with the first cards known that are laid. */
    public ElementCards showing(Array<ElementCard> first) {
        Array<ElementCard> others = laid.cards().drop(first.size());
        return new ElementCards(deck, drawn, new Pile<>(others.prependAll(first)), discarded);
    }

    /** The same with nothing known of the cards that are laid. */
    ElementCards withLaidUnknown() {
        return new ElementCards(deck, drawn, Pile.unknownElements(laid.size()), discarded);
    }
}
