/**
 * Matches of Terrene Odyssey: what the rules of the game say about a {@linkplain io.github.terrene.kernel.compose.BestOfThree best of three}.
 *
 * <p>Start with {@link io.github.terrene.odyssey.match.MatchRules}. Nothing here depends on what happens within a game.
 */
@NullMarked
package io.github.terrene.odyssey.match;

import org.jspecify.annotations.NullMarked;
