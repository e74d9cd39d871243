/**
 * Using abilities: which ones can be used, what they target, and what pays for them.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.activate.CompleteActivation}: a player makes one choice after another until the
 * ability goes on the chain. Which abilities might be used at a given moment depends on the {@linkplain
 * io.github.terrene.odyssey.rule.Window window}.
 */
@NullMarked
package io.github.terrene.odyssey.rule.activate;

import org.jspecify.annotations.NullMarked;
