/**
 * Matches: best of three games.
 *
 * <p>Start with {@link io.github.terrene.odyssey.match.MatchRules}, which are {@link io.github.terrene.kernel.Rules} like those of a single
 * game. Nothing here depends on what happens within a game.
 */
@NullMarked
package io.github.terrene.odyssey.match;

import org.jspecify.annotations.NullMarked;
