package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedWord;

/** The twelve classes of Characters. */
@Rule("TO-1.3")
public enum CharacterClass implements PrintedWord {
    /** Hits hard without guarding itself. */
    WARRIOR("Warrior"),
    /** Stands in the way. */
    GUARDIAN("Guardian"),
    /** Robs the players it hits. */
    THIEF("Thief"),
    /** The only class that can use Spells (8.16). */
    SPELLCASTER("Spellcaster"),
    /** Needed for Traps (8.17). */
    TACTICIAN("Tactician"),
    /** Strikes once. */
    ASSASSIN("Assassin"),
    /** Sturdy and patient. */
    MACHINE("Machine"),
    /** Multiplies what the party has. */
    ENGINEER("Engineer"),
    /** Crushes DEF. */
    BEAST("Beast"),
    /** The largest body for its SP. */
    GOLEM("Golem"),
    /** The only class with Purple abilities (8.3). */
    INTERDIMENSIONAL("Interdimensional"),
    /** Stores Charge. */
    ENERGY("Energy");

    private final String label;

    CharacterClass(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }
}
