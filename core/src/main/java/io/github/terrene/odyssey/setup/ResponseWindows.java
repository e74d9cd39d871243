package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;

/** Which players are asked whether they respond. */
@Rule({"TO-8.13", "TO-11.6"})
public enum ResponseWindows {
    /** Only players who could respond. */
    WHERE_POSSIBLE,
    /** Everybody, so that being asked reveals nothing. */
    ALWAYS
}
