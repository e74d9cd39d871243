package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** A kind of card as texts name it; a card may belong to several kinds. */
@Rule("TO-1.1")
public enum CardKind {
    /** A Character. */
    CHARACTER("Character"),
    /** A Terrain. */
    TERRAIN("Terrain"),
    /** An Item. */
    ITEM("Item"),
    /** A Command. */
    COMMAND("Command"),
    /** A Command for Spellcasters (8.16). */
    SPELL("Spell"),
    /** A Command that needs a Tactician (8.17). */
    TRAP("Trap");

    private final String label;

    CardKind(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }

    /** Whether Characters hold such cards and use them (8.15). */
    @Rule("TO-8.15")
    public boolean held() {
        return this != CHARACTER && this != TERRAIN;
    }
}
