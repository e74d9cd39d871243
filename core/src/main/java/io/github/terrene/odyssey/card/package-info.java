/**
 * Printed cards, the words to define them, decks, and the catalogue of a game.
 *
 * <p>To define cards, start with {@link io.github.terrene.odyssey.Words}; to read them, with {@link io.github.terrene.odyssey.card.Card}.
 * A card is a value; what becomes of it in a game is in the package {@code table}.
 */
@NullMarked
package io.github.terrene.odyssey.card;

import org.jspecify.annotations.NullMarked;
