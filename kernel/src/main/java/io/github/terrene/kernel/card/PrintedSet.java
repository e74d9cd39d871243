package io.github.terrene.kernel.card;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Cards that are published together, with all that programs need to play them and to tell of them. Each game has a service that extends this:
 * {@code io.github.terrene.hobe.card.CardSet} for example, which {@link java.util.ServiceLoader} finds in every jar that declares one.
 *
 * @param <K> cards
 * @param <D> decks that are ready to play
 */
public interface PrintedSet<K extends PrintedCard, D> {
    /** The name, for people. */
    String name();

    /** The cards that can be in decks. */
    Seq<K> cards();

    /** Decks that are ready to play. */
    default Seq<D> decks() {
        return Array.empty();
    }

    /** The set's own records with which its cards are written, such as effects: the game's {@code CardForms.with} takes them. */
    default Seq<Class<?>> types() {
        return Array.empty();
    }

    /**
     * The names of the language files that say these records: with {@code ember-coast}, {@code META-INF/terrene/words/ember-coast.en.words} in the
     * jar of the set is the English one. Empty if the game says everything.
     */
    default Seq<String> words() {
        return Array.empty();
    }
}
