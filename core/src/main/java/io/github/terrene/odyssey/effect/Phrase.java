package io.github.terrene.odyssey.effect;

/** Numbers of things in the sentences of refusals. */
public final class Phrase {
    private Phrase() {}

    /** A number in figures: 1 Action, 2 Actions. */
    public static String times(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
