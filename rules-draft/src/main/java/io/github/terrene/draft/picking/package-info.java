/**
 * The draft: piles go around, everybody picks cards, and everybody builds a deck.
 *
 * <p>Start with {@link io.github.terrene.draft.picking.DraftRules}, which are {@link io.github.terrene.kernel.Rules} of their own and result
 * in {@linkplain io.github.terrene.draft.picking.DraftTable#decks decks}. Nothing here depends on what the decks are for.
 */
@NullMarked
package io.github.terrene.draft.picking;

import org.jspecify.annotations.NullMarked;
