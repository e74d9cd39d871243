/**
 * The configuration of a draft (players, a pool of cards, options), and how the pool is dealt.
 *
 * <p>Start with {@link io.github.terrene.draft.pool.DraftConfig}. Nothing here happens during a draft.
 */
@NullMarked
package io.github.terrene.draft.pool;

import org.jspecify.annotations.NullMarked;
