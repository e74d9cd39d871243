/**
 * The draft: piles go around, everybody picks, everybody builds a deck.
 *
 * <p>Start with {@link io.github.terrene.draft.picking.DraftRules}, which are {@link io.github.terrene.kernel.Rules} of their own and hand
 * out {@linkplain io.github.terrene.draft.picking.DraftTable#decks decks}. Nothing here knows what the decks are for.
 */
@NullMarked
package io.github.terrene.draft.picking;

import org.jspecify.annotations.NullMarked;
