/**
 * What everybody knows about a tournament, and what follows from it: points, byes, pairings, standings. Nothing here depends on which games
 * are played.
 *
 * <p>Start with {@link io.github.terrene.draft.tournament.score.Progress}.
 */
@NullMarked
package io.github.terrene.draft.tournament.score;

import org.jspecify.annotations.NullMarked;
