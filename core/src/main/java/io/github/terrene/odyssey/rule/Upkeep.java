package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;

/** What is checked between tasks. */
@Internal
public interface Upkeep {
    /** Defeats recruited Characters whose damage reaches their maximum HP; called after each task that changed the table. */
    @Rule("TO-6.7")
    void defeatFallen(Play play);

    /** Lets the teams that have lost leave, or ends the game; returns whether any team has lost. */
    @Rule("TO-10.4")
    boolean checkVictory(Play play);
}
