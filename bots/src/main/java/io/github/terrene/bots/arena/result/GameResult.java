package io.github.terrene.bots.arena.result;

import io.vavr.control.Option;

/**
 * How a game ended.
 *
 * @param fixture the game that was played
 * @param points the points of the first contestant: 1, 0.5 or 0
 * @param firstWon whether the player who went first won; none if nobody went first, or nobody won
 * @param turns how many turns it took; 0 if an agent failed
 * @param decisions how many decisions were made
 * @param ending the number of the rule that ended it; {@link #STOPPED} or {@link #FAILED} if none did
 */
public record GameResult(
        Fixture fixture, double points, Option<Boolean> firstWon, int turns, int decisions, String ending) {
    /** The ending of a game that did not end within thousands of decisions: it counts as drawn. */
    public static final String STOPPED = "stopped";

    /** The ending of a game in which an agent failed, or chose what it was not offered: that agent has lost. */
    public static final String FAILED = "failed";

    /** The number of the game. */
    public int number() {
        return fixture.number();
    }
}
