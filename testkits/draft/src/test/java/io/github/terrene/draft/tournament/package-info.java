/** Tournaments, rule by rule. Start with {@link io.github.terrene.draft.tournament.TournamentTest}. */
package io.github.terrene.draft.tournament;
