/**
 * What every card game of this library has in common. Knows no card game.
 *
 * <p>Start with {@link io.github.terrene.kernel.Rules}: the rules of a game as pure functions. {@link
 * io.github.terrene.kernel.Timeline}, {@link io.github.terrene.kernel.Host} and {@link io.github.terrene.kernel.Replay} work
 * for every game that has them: undo, play by agents, play again. {@link io.github.terrene.kernel.Canonical} writes a game's
 * values down, and the package {@link io.github.terrene.kernel.card} the cards they are played with; the package {@link
 * io.github.terrene.kernel.engine} says what is legal, and by the same words why not; an {@link io.github.terrene.kernel.StepBuilder}
 * gathers the {@linkplain io.github.terrene.kernel.TableEvent events} and the chance of one action.
 *
 * <p>Nothing here may know any particular card, a phase or a zone, read a clock or a file, start a thread or draw chance that is not in an
 * {@link io.github.terrene.kernel.Rng}.
 */
@NullMarked
package io.github.terrene.kernel;

import org.jspecify.annotations.NullMarked;
