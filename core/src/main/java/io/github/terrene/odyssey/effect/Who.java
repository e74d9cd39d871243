package io.github.terrene.odyssey.effect;

/** The Characters an effect is for: a {@link Role} in what happens, or {@link Each} that a filter fits. */
public sealed interface Who permits Role, Each {
    /** Its words. */
    String say(Speaker speaker);
}
