package io.github.terrene.odyssey.effect;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A Character by its role. */
public enum Role implements Who {
    /** The source. */
    SELF,
    /** The one chosen when the ability was activated. */
    TARGET,
    /** The one that attacks. */
    ATTACKER,
    /** The one that blocks. */
    BLOCKER,
    /** The one that was dealt damage. */
    DAMAGED_CHARACTER,
    /** The one that was recruited. */
    RECRUITED,
    /** The one that was hidden. */
    HIDDEN_CHARACTER,
    /** The one that was defeated. */
    DEFEATED;

    @Override
    public Seq<Integer> among(EffectContext here) {
        return Array.of(here.inRole(this));
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
        reader.mentions(this);
    }
}
