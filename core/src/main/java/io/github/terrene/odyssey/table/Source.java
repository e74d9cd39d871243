package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;

/**
 * What has an ability: something in play.
 *
 * @param kind what it is
 * @param number its number in play
 */
@Rule("TO-4.11")
public record Source(Kind kind, int number) {
    /** What can have abilities. */
    public enum Kind {
        /** A Character. */
        CHARACTER,
        /** An Item or Command that a Character holds. */
        HELD,
        /** A Terrain. */
        TERRAIN
    }

    /** A Character. */
    public static Source character(int number) {
        return new Source(Kind.CHARACTER, number);
    }

    /** A held card. */
    public static Source held(int number) {
        return new Source(Kind.HELD, number);
    }

    /** A Terrain. */
    public static Source terrain(int number) {
        return new Source(Kind.TERRAIN, number);
    }
}
