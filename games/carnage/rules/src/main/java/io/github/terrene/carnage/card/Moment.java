package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;

/** When an ability happens. */
@Rule({"CG-1.4", "CG-1.5", "CG-1.6", "CG-1.7"})
public enum Moment {
    /** Its player uses it, as an action: the power of a Legend or Relic. */
    USED,
    /** The Location was placed. */
    PLACED,
    /** The Monster was beaten. */
    BEATEN
}
