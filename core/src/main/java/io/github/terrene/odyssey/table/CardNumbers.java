package io.github.terrene.odyssey.table;

/** Cards in play have numbers, given in the order in which they entered; a card that comes back gets a new one. */
public final class CardNumbers {
    /** The number of no card. */
    public static final int NONE = -1;

    private CardNumbers() {}
}
