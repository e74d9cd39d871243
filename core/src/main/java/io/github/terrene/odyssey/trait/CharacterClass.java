package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** The twelve classes of Characters. */
@Rule("TO-1.3")
public enum CharacterClass {
    /** Hits hard without guarding itself. */
    WARRIOR("Warrior"),
    /** Stands in the way. */
    GUARDIAN("Guardian"),
    /** Robs the players it hits. */
    THIEF("Thief", "Thieves"),
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
    INTERDIMENSIONAL("Interdimensional", "Interdimensional"),
    /** Stores Charge. */
    ENERGY("Energy", "Energy");

    private final String label;
    private final String several;

    CharacterClass(String label) {
        this(label, label + "s");
    }

    CharacterClass(String label, String several) {
        this.label = label;
        this.several = several;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }

    /** The word for one or several Characters of the class: Thief, Thieves. */
    public String noun(int number) {
        return number == 1 ? label : several;
    }

    /** Whether the word needs a noun: an Energy Character, but a Thief. */
    public boolean adjective() {
        return label.equals(several);
    }
}
