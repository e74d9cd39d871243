package io.github.terrene.bots.puzzle;

/** Why a position is no puzzle. */
public enum NoPuzzle {
    /** There is nothing to choose, or somebody has chosen in secret already. */
    NO_CHOICE,
    /** Hidden cards can lie in too many ways. */
    MANY_WORLDS,
    /** There are too many lines. */
    MANY_LINES,
    /** No choice reaches the goal, or several do, there or later. */
    NOT_ONE,
    /** It depends on chance or on too many hidden cards. */
    OPEN
}
