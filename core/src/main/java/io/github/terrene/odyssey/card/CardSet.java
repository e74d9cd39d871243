package io.github.terrene.odyssey.card;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A set of cards that is published together.
 *
 * <p>A module that brings one implements this in a public class with a public constructor without parameters and names it as a
 * service ({@code provides CardSet with ...}); {@code ServiceLoader.load(CardSet.class)} then finds it. Which sets a game plays
 * with is said at its start all the same: see {@link Catalogue#ofSets}.
 */
public interface CardSet {
    /** The name, for people. */
    String name();

    /** The cards that decks are made of. */
    Seq<Card> cards();

    /** The tokens that the cards make (1.10). */
    default Seq<CharacterCard> tokens() {
        return Array.empty();
    }

    /** Decks that are ready to be played. */
    default Seq<ReadyDeck> decks() {
        return Array.empty();
    }
}
