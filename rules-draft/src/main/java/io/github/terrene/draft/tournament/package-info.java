/**
 * Tournaments: rounds of single games, paired by points, according to rules 14.9 to 14.12, 14.15, 14.16 and 14.19.
 *
 * <p>Start with {@link io.github.terrene.draft.tournament.TournamentRules}, which are {@link io.github.terrene.kernel.Rules} like those of
 * a single game. Nothing here depends on what happens within a game.
 */
@NullMarked
package io.github.terrene.draft.tournament;

import org.jspecify.annotations.NullMarked;
