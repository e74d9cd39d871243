package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.table.Decks;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * Cards of a player's list that somebody does not see, dealt out at random. Lives inside one call.
 *
 * <p>Since each deck of a list has its own kinds and its own size, the sizes of the decks tell how many cards of a hidden hand are of which.
 */
@Rule({"CG-2.2", "CG-2.3", "CG-2.5", "CG-14.7"})
final class UnseenCards {
    private final Catalogue catalogue;
    private final Dice dice;
    private final Array<Card> seen;
    private final Array<Card> believed;

    /**
     * Unseen cards.
     *
     * @param seen the player's cards that are seen
     * @param believed the cards that the player is believed to have brought, those seen included
     */
    UnseenCards(Catalogue catalogue, Dice dice, Array<Card> seen, Array<Card> believed) {
        this.catalogue = catalogue;
        this.dice = dice;
        this.seen = seen;
        this.believed = seen.foldLeft(believed, Array::remove);
    }

    /** The decks of a player with all cards known. */
    Decks dealt(Decks decks, int companionSize) {
        int hand = decks.hand().hidden() ? decks.hand().size() : 0;
        int companions = companionSize
                - seen.count(card -> card.kind().deck() == DeckKind.COMPANION)
                - decks.companion().size();
        int inHand = Math.max(0, Math.min(hand, companions));
        Array<Card> companion =
                take(DeckKind.COMPANION, inHand + decks.companion().size());
        Array<Card> adventure =
                take(DeckKind.ADVENTURE, hand - inHand + decks.adventure().size());
        Array<Card> held =
                companion.take(inHand).appendAll(adventure.take(hand - inHand)).sortBy(Card::id);
        return new Decks(
                new Pile<>(companion.drop(inHand)),
                new Pile<>(adventure.drop(hand - inHand)),
                hand == 0 ? decks.hand() : new Pile<>(held),
                decks.discarded());
    }

    /** So many cards of a deck: first those that the player is believed to have, then any that a list may have. */
    private Array<Card> take(DeckKind kind, int number) {
        Array<Card> likely = dice.shuffle(believed.filter(card -> card.kind().deck() == kind));
        return likely.size() >= number
                ? likely.take(number)
                : dice.shuffle(likely.appendAll(others(kind, likely, number - likely.size())));
    }

    /** Ordinary prints, as many of each as a list may still have. */
    @Rule("CG-2.5")
    private Array<Card> others(DeckKind kind, Array<Card> likely, int number) {
        Array<Card> had = seen.appendAll(likely);
        Array<Card> possible = catalogue
                .cards()
                .filter(card -> !card.premium() && card.kind().deck() == kind)
                .flatMap(card -> Array.fill(Math.max(0, ListRules.COPIES - had.count(card::equals)), card));
        return dice.shuffle(possible).take(number);
    }
}
