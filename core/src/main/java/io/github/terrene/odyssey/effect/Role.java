package io.github.terrene.odyssey.effect;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A Character by its role. */
public enum Role implements Who {
    /** The source. */
    SELF("this Character"),
    /** The one chosen when the ability was activated. */
    TARGET("the target"),
    /** The one that attacks. */
    ATTACKER("the attacker"),
    /** The one that blocks. */
    BLOCKER("the blocker"),
    /** The one that was dealt damage. */
    DAMAGED_CHARACTER("the damaged Character"),
    /** The one that was recruited. */
    RECRUITED("the recruited Character"),
    /** The one that was hidden. */
    HIDDEN_CHARACTER("the Character just hidden"),
    /** The one that was defeated. */
    DEFEATED("the defeated Character");

    private final String label;

    Role(String label) {
        this.label = label;
    }

    /** The words on the cards; a target is described instead by what may be chosen. */
    public String label() {
        return label;
    }

    @Override
    public Seq<Integer> among(EffectContext here) {
        return Array.of(here.inRole(this));
    }

    @Override
    public String say(Speaker speaker) {
        return speaker.name(this);
    }

    @Override
    public boolean hidden(TextContext around) {
        return this == HIDDEN_CHARACTER || this == TARGET && around.target().exists(CharacterFilter::hidden);
    }

    @Override
    public boolean inPlay(TextContext around) {
        return this != DEFEATED && (this != SELF || around.self());
    }

    @Override
    public void proofread(Proofreader reader) {
        // the speaker remembers that the text refers to this role
    }
}
