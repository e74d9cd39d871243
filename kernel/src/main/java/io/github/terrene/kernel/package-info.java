/**
 * The contract that every game of this library keeps, and its vocabulary: seats, decisions, problems, refusals, chance. It does not depend on
 * any particular card game.
 *
 * <p>Start with {@link io.github.terrene.kernel.Rules}: the rules of a game as pure functions. The subpackages hold what works for every
 * game that keeps the contract:
 *
 * <ul>
 *   <li>{@link io.github.terrene.kernel.play}: playing a game, with undo and with agents.
 *   <li>{@link io.github.terrene.kernel.compose}: games made of games: best of three, and one game after another.
 *   <li>{@link io.github.terrene.kernel.replay}: recording a game, to play it again and check it.
 *   <li>{@link io.github.terrene.kernel.form}: what the values of a game are made of.
 *   <li>{@link io.github.terrene.kernel.text}: the values of a game as text, and back.
 *   <li>{@link io.github.terrene.kernel.engine}: for authors of games: what is legal, why something is not, and what it leads to, each rule
 *       written once.
 *   <li>{@link io.github.terrene.kernel.card}: for games with printed cards.
 * </ul>
 *
 * <p>Nothing here may depend on a particular card, phase or zone, read a clock or a file, start a thread, or draw random numbers from anything
 * but an {@link io.github.terrene.kernel.Rng}. The contract itself may not depend on its subpackages.
 */
@NullMarked
package io.github.terrene.kernel;

import org.jspecify.annotations.NullMarked;
