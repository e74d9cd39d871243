package io.github.terrene.terralore.card;

import io.github.terrene.kernel.card.PrintedSet;

/**
 * A set of cards of Terralore published together.
 *
 * <p>A module that provides a set implements this interface in a public class with a public no-argument constructor, and declares it as a
 * service ({@code provides CardSet with ...}); {@code ServiceLoader.load(CardSet.class)} then finds it. You still choose which cards a game is
 * played with: see {@link Catalogue}.
 */
public interface CardSet extends PrintedSet<Card, Deck> {}
