package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** The status conditions. */
@Rule("TO-8.19")
public enum Status {
    /** Attacks cost 2 Actions (5.1, 5.3). */
    SLOW("Slowed"),
    /** Cannot attack or block. */
    STUN("Stunned"),
    /** The abilities printed on it do nothing (8.26). */
    SILENCE("Silenced");

    private final String label;

    Status(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }
}
