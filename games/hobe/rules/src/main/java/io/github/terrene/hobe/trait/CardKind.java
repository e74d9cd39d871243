package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Noun;

/** What a card is. */
@Rule({"HB-1.1", "HB-1.5"})
public enum CardKind implements Noun {
    /** It fights, has ATK and HP, and stands in a slot. */
    BATTLE("Battle card"),
    /** It lies on a Battle card. In a deck, in a hand and for costs it is a Battle card, too. */
    @Rule("HB-1.10")
    WEAPON("Weapon"),
    /** It has one effect and is then spent. */
    @Rule("HB-1.6")
    EVENT("Event"),
    /** It has an effect as long as it is in play. */
    @Rule("HB-1.7")
    SITUATION("Situation"),
    /** The face of a card that the viewer may not know. */
    UNKNOWN("Unknown");

    private final String word;

    CardKind(String word) {
        this.word = word;
    }

    /** The kind as it is printed. */
    public String word() {
        return word;
    }

    /** Whether it is one of these when it is played: a Weapon is a Battle card then. */
    @Rule("HB-1.10")
    public boolean playedAs(CardKind other) {
        return this == other || this == WEAPON && other == BATTLE;
    }
}
