package io.github.terrene.twoversustwo;

import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;

/** Scenarios of four players. Unless they say otherwise it is turn 5, A1's second. */
abstract class TeamBook extends ScenarioBook {
    /** The player who goes first. */
    protected static final Player A1 = new Player(TwoVersusTwo.A1, "A1");

    /** The player who goes second. */
    protected static final Player B1 = new Player(TwoVersusTwo.B1, "B1");

    /** The team-mate of A1. */
    protected static final Player A2 = new Player(TwoVersusTwo.A2, "A2");

    /** The team-mate of B1. */
    protected static final Player B2 = new Player(TwoVersusTwo.B2, "B2");

    @Override
    protected TableBuilder table() {
        return TableBuilder.of(TwoVersusTwo.FORMAT, TwoVersusTwo::rules).players(A1, B1, A2, B2);
    }
}
