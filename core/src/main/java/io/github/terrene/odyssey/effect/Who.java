package io.github.terrene.odyssey.effect;

import io.vavr.collection.Seq;

/** The Characters an effect applies to: one in a {@link Role}, or {@link Each} that fits a filter. */
public sealed interface Who permits Role, Each {
    /** These Characters by their numbers in play, whether or not an effect reaches them. */
    Seq<Integer> among(EffectContext here);

    /** Whether a text in that place means hidden Characters. */
    boolean hidden(TextContext around);

    /** Whether a text in that place means Characters that can still be in play. */
    boolean inPlay(TextContext around);

    /** Tells a proofreader what it needs. */
    void proofread(Proofreader reader);
}
