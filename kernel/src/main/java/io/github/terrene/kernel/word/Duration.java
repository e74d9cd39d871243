package io.github.terrene.kernel.word;

/** How long a change lasts. */
public enum Duration {
    /** Until the turn ends. */
    THIS_TURN,
    /** Until the changed card leaves play. */
    LASTING,
    /** Until the next fight is over, in games whose fights come and go, such as duels. */
    NEXT_FIGHT
}
