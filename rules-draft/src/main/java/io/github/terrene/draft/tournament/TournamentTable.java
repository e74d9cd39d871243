package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.setup.GameConfig;

/**
 * A game of the round, for a host that plays it elsewhere: {@code games.start(config, seed)} is its start. The seed tells nothing about
 * other games, but everything about what is still to be drawn in this one, so it is the host's secret.
 *
 * @param round the number of the round, from 1
 * @param number the number of the game in the round, from 1 in the order of lower seats
 * @param game who plays it, and how it ended; a game that has ended cannot be reported
 * @param config its configuration
 * @param seed its seed
 */
@Rule("TO-14.9")
public record TournamentTable(int round, int number, Fixture game, GameConfig config, long seed) {}
