package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.card.PrintedSet;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A set of cards published together.
 *
 * <p>A module that provides a set implements this interface in a public class with a public no-argument constructor, and declares it as a
 * service ({@code provides CardSet with ...}); {@code ServiceLoader.load(CardSet.class)} then finds it. You still choose which sets a game is
 * played with: see {@link Catalogue#ofSets}.
 */
public interface CardSet extends PrintedSet<Card, ReadyDeck> {
    /** The tokens that these cards create (1.10). */
    default Seq<CharacterCard> tokens() {
        return Array.empty();
    }
}
