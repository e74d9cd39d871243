/**
 * Games made of games. The result is a {@link io.github.terrene.kernel.Rules} like that of a single game, with the same secrets, undo,
 * replays and saved states. Agents for the single game can play it, too.
 *
 * <p>Start with {@link io.github.terrene.kernel.compose.BestOfThree}, which makes matches of any game. What differs from game to game in a
 * match is a {@link io.github.terrene.kernel.compose.Series}; most games need none. A game in two parts, such as a draft and then a
 * tournament with the decks, extends {@link io.github.terrene.kernel.compose.Then}. {@link io.github.terrene.kernel.compose.OpenHands} is the
 * same game for onlookers who see all hands. Anything that belongs to an inner game with seats of its own is an {@link
 * io.github.terrene.kernel.compose.InnerSeats}.
 *
 * <p>Nothing here may depend on a particular game, or on what happens within one.
 */
@NullMarked
package io.github.terrene.kernel.compose;

import org.jspecify.annotations.NullMarked;
