package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Noun;

/** What a card is. */
@Rule("CG-1.1")
public enum CardKind implements Noun {
    /** It fights in the spearhead. */
    LEGEND("Legend"),
    /** It serves a Legend. */
    RELIC("Relic"),
    /** It waits in the nest, and fights when three of them are there. */
    MONSTER("Monster"),
    /** It lies in the realm. */
    LOCATION("Location"),
    /** Stands for a card that a seat may not know. */
    UNKNOWN("unknown card");

    private final String word;

    CardKind(String word) {
        this.word = word;
    }

    /** The word for it. */
    public String word() {
        return word;
    }

    /** The deck to which such cards belong. */
    @Rule({"CG-2.2", "CG-2.3"})
    public DeckKind deck() {
        return this == LEGEND || this == RELIC ? DeckKind.COMPANION : DeckKind.ADVENTURE;
    }

    /** Whether such cards fight, and so have values of their own. */
    @Rule({"CG-1.4", "CG-1.6"})
    public boolean fights() {
        return this == LEGEND || this == MONSTER;
    }
}
