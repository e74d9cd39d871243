/**
 * Decks built from the cards that a player picked.
 *
 * <p>Start with {@link io.github.terrene.draft.deck.DeckNeeds}: what such a deck must have. {@link
 * io.github.terrene.draft.deck.DeckBuilding} builds one card by card. Nothing here depends on how the cards were picked.
 */
@NullMarked
package io.github.terrene.draft.deck;

import org.jspecify.annotations.NullMarked;
