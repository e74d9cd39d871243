package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Quality;

/** What the attacks of a Battle card hit. */
@Rule("HB-9.14")
public enum Strike implements Quality {
    /** Also the back slot. */
    THROUGH,
    /** The first obstacle only. */
    @Rule("HB-7.21")
    FIRST_ONLY
}
