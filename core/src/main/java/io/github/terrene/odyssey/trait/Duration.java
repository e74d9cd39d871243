package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** How long a change of a Character lasts. */
@Rule("TO-8.31")
public enum Duration {
    /** Until the End Phase of the turn in which it was given. */
    END_OF_TURN("until end of turn"),
    /** Until the next Command Phase of the player who activated it. */
    START_OF_YOUR_NEXT_TURN("until the start of your next turn"),
    /** As long as the Character is in play. */
    PERMANENT("permanently"),
    /** As long as the card that gave it is in play. */
    WHILE_IN_PLAY("while this card is in play");

    private final String label;

    Duration(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }
}
