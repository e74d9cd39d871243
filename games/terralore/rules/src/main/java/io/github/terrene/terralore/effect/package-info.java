/**
 * What cards do, as data: parts of abilities, and continuous effects.
 *
 * <p>Start with {@link io.github.terrene.terralore.effect.CreatureEffect.Destroy}, a simple part. There is one family of effects each for
 * Creatures, lanes, castles, cards and Graveyards, and one for continuous effects. Which Creatures a part reaches is a {@link
 * io.github.terrene.terralore.effect.Selection} from a {@link io.github.terrene.terralore.effect.CreatureFilter}. Each is a record that
 * knows its words. Nothing here knows how a game is played: a part talks only to {@link io.github.terrene.terralore.card.Resolution}.
 */
@NullMarked
package io.github.terrene.terralore.effect;

import org.jspecify.annotations.NullMarked;
