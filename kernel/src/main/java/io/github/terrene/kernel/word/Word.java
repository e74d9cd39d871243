package io.github.terrene.kernel.word;

import io.github.terrene.kernel.card.PrintedWord;

/** A word for a sort of things: a {@link Noun} or an {@link Adjective}. */
public interface Word extends PrintedWord {
    /** Whether it fits a thing. A game knows its own words; a word that a card set adds knows itself. */
    default boolean fits(World world, Thing thing) {
        return world.is(thing, this);
    }
}
