package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;

/** The two decks from which hands are drawn. */
@Rule({"CG-2.2", "CG-2.3"})
public enum DeckKind {
    /** Legends and Relics. */
    COMPANION("Companion"),
    /** Locations and Monsters. */
    ADVENTURE("Adventure");

    private final String word;

    DeckKind(String word) {
        this.word = word;
    }

    /** The word for it. */
    public String word() {
        return word;
    }
}
