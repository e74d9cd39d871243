/**
 * The cards and ready decks of the Terrene Odyssey base set.
 *
 * <p>Start with {@link io.github.terrene.cards.base.BaseSet}. Each card is a constant in the class for its kind. Its text is generated
 * from what it does: see {@code docs/words.md}. Nothing here depends on the rules of the game.
 */
@NullMarked
package io.github.terrene.cards.base;

import org.jspecify.annotations.NullMarked;
