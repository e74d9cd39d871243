/**
 * Games made of games. The result is {@link io.github.terrene.kernel.Rules} like those of a single game, with the same secrets, undo,
 * replays and saved states. Agents of the single game can play it, too.
 *
 * <p>Start with {@link io.github.terrene.kernel.compose.BestOfThree}, which makes matches of any game. What differs from game to game in a
 * match is a {@link io.github.terrene.kernel.compose.Series}; most games need none. A game in two parts, such as a draft and then a
 * tournament with the decks, extends {@link io.github.terrene.kernel.compose.Then}. What belongs to a game within another
 * one, with seats of its own, is an {@link io.github.terrene.kernel.compose.InnerSeats}.
 *
 * <p>Nothing here may know a particular game, or what happens within one.
 */
@NullMarked
package io.github.terrene.kernel.compose;

import org.jspecify.annotations.NullMarked;
