package io.github.terrene.odyssey.effect;

/** A player by his or her role. */
public enum PlayerRole {
    /** The player who has the ability. */
    YOU("you"),
    /** The opponent chosen when the ability was activated. */
    TARGET_OPPONENT("target opponent"),
    /** The player who was dealt damage. */
    DAMAGED_PLAYER("that player"),
    /** All players. */
    EACH_PLAYER("each player"),
    /** All opponents. */
    EACH_OPPONENT("each opponent");

    private final String label;

    PlayerRole(String label) {
        this.label = label;
    }

    /** The words on the cards. */
    public String label() {
        return label;
    }
}
