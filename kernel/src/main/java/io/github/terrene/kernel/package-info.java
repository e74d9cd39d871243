/**
 * The contract that every game of this library keeps, and what it speaks of: seats, decisions, problems, refusals, chance. Knows no card
 * game.
 *
 * <p>Start with {@link io.github.terrene.kernel.Rules}: the rules of a game as pure functions. What works for every game that has them is in
 * the rooms around the contract:
 *
 * <ul>
 *   <li>{@link io.github.terrene.kernel.play}: a game that is being played, with undo, and by agents.
 *   <li>{@link io.github.terrene.kernel.replay}: a game written down, to be played again and checked.
 *   <li>{@link io.github.terrene.kernel.text}: the values of a game as text, and back.
 *   <li>{@link io.github.terrene.kernel.engine}: for those who make a game: what is legal, by the same words why not, and what it leads to.
 *   <li>{@link io.github.terrene.kernel.card}: for games with printed cards.
 * </ul>
 *
 * <p>Nothing here may know any particular card, a phase or a zone, read a clock or a file, start a thread or draw chance that is not in an
 * {@link io.github.terrene.kernel.Rng}; and the contract may know none of the rooms.
 */
@NullMarked
package io.github.terrene.kernel;

import org.jspecify.annotations.NullMarked;
