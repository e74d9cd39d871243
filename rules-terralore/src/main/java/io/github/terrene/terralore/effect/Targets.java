package io.github.terrene.terralore.effect;

/** Short words for {@link Selection}s. */
public final class Targets {
    private Targets() {}

    /** One of them, which the controller chooses. */
    public static Selection target(CreatureFilter who) {
        return new Selection.Targets(1, who);
    }

    /** All of them. */
    public static Selection all(CreatureFilter who) {
        return new Selection.All(who);
    }

    /** The card itself. */
    public static Selection itself() {
        return new Selection.Itself();
    }
}
