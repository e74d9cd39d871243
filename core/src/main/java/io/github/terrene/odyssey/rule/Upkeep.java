package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;

/** What is looked at between what is done. */
@Internal
public interface Upkeep {
    /** Defeats recruited Characters whose damage reaches their maximum HP: after each task, before anything goes on. */
    @Rule("TO-6.7")
    void defeatFallen(Play play);

    /** Lets those who have lost leave, or ends the game. Whether anybody has lost. */
    @Rule("TO-10.4")
    boolean checkVictory(Play play);
}
