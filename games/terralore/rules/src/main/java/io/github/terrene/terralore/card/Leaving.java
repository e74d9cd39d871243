package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/** What happens to a Skill when its effect is complete. */
@Rule("TL-7.10")
public enum Leaving {
    /** It goes to its owner's Graveyard. */
    BURIED,
    /** It goes to its owner's Exile pile, as its text says. */
    EXILED,
    /** It stays on the field, as its text says. */
    @Rule("TL-7.13")
    STAYING
}
