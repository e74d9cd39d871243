/**
 * What cards do, as data: parts of abilities, and continuous effects.
 *
 * <p>Start with {@link io.github.terrene.terralore.effect.CreatureEffect.Destroy}, a simple part. There are families of effects for
 * Creatures, lanes, castles, cards and Graveyards, and one for continuous effects. The Creatures that a part reaches are a {@link
 * io.github.terrene.terralore.effect.Selection} from a {@link io.github.terrene.terralore.effect.CreatureFilter}. Each effect is a record
 * that knows what it does. Nothing here depends on how a game is played: a part talks only to {@link
 * io.github.terrene.terralore.card.Resolution}.
 */
@NullMarked
package io.github.terrene.terralore.effect;

import org.jspecify.annotations.NullMarked;
