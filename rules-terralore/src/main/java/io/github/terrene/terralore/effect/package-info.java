/**
 * What cards do, as data: parts of abilities, and what continues.
 *
 * <p>Start with {@link io.github.terrene.terralore.effect.CreatureEffect.Destroy}, a simple part. There is a family for what is done to
 * Creatures, lanes, castles, cards and Graveyards, and one for what continues. Whom a part means is a {@link
 * io.github.terrene.terralore.effect.Selection} of a {@link io.github.terrene.terralore.effect.CreatureFilter}. Each is a record that knows its
 * words. Nothing here knows how a game runs: a part speaks to {@link io.github.terrene.terralore.card.Resolution} only.
 */
@NullMarked
package io.github.terrene.terralore.effect;

import org.jspecify.annotations.NullMarked;
