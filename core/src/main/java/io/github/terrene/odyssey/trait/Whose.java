package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** Whose Characters a text means. */
@Rule("TO-8.21")
public enum Whose {
    /** Anybody's. */
    ANY(""),
    /** Those of the player who uses the ability. */
    YOUR("you control"),
    /** Those of the player's team. */
    ALLY("allied"),
    /** Those of the opponents. */
    ENEMY("enemy");

    private final String label;

    Whose(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }

    /** The word before the noun; empty where there is none. */
    public String adjective() {
        return this == YOUR ? "" : label;
    }
}
