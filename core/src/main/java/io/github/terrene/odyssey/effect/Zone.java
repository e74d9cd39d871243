package io.github.terrene.odyssey.effect;

/** A place where cards of one player lie. */
public enum Zone {
    /** What the player may play. */
    HAND("hand"),
    /** What the player draws from. */
    DECK("deck"),
    /** Where used cards go; everybody may look through it. */
    DISCARD_PILE("discard pile");

    private final String label;

    Zone(String label) {
        this.label = label;
    }

    /** Its name on cards. */
    public String label() {
        return label;
    }
}
