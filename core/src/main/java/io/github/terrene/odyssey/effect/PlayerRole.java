package io.github.terrene.odyssey.effect;

/** A player by role. */
public enum PlayerRole {
    /** The player who has the ability. */
    YOU,
    /** The opponent chosen when the ability was activated. */
    TARGET_OPPONENT,
    /** The player who was dealt damage. */
    DAMAGED_PLAYER,
    /** All players. */
    EACH_PLAYER,
    /** All opponents. */
    EACH_OPPONENT
}
