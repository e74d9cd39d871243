package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;

/** Who is asked for responses. */
@Rule({"TO-8.13", "TO-11.6"})
public enum ResponseWindows {
    /** Only players who could respond. */
    WHERE_POSSIBLE,
    /** Everybody, so that being asked reveals nothing. */
    ALWAYS
}
