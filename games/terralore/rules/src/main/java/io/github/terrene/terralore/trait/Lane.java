package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/** A lane of one player. */
@Rule("TL-3.1")
public enum Lane {
    /** To the player's left; protects the castle. */
    DEFENDING("defending"),
    /** To the player's right; faces the opponent's defending lane. */
    ATTACKING("attacking");

    private final String word;

    Lane(String word) {
        this.word = word;
    }

    /** "attacking" or "defending". */
    public String word() {
        return word;
    }

    /** The other lane of the same player. */
    public Lane other() {
        return this == DEFENDING ? ATTACKING : DEFENDING;
    }
}
