/**
 * What everybody knows of a tournament, and what follows from it: points, byes, pairings, standings. Nothing here knows what the games are.
 *
 * <p>Start with {@link io.github.terrene.draft.tournament.score.Progress}.
 */
@NullMarked
package io.github.terrene.draft.tournament.score;

import org.jspecify.annotations.NullMarked;
