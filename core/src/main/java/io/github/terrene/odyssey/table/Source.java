package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * What has an ability: a card in play.
 *
 * @param kind whether it is a Character, a held card or a Terrain
 * @param number the number in play of the card
 */
@Rule("TO-4.11")
public record Source(Kind kind, @Names(Named.IN_PLAY) int number) {
    /** The kinds of cards in play that can have abilities. */
    public enum Kind {
        /** A Character. */
        CHARACTER,
        /** An Item or Command that a Character holds. */
        HELD,
        /** A Terrain. */
        TERRAIN
    }

    /** The sources with lower numbers are cached; the numbers in a usual game are low. */
    private static final int LOW = 128;

    private static final Array<Array<Source>> LOW_ONES =
            Array.of(Kind.values()).map(kind -> Array.range(0, LOW).map(number -> new Source(kind, number)));

    /** A Character. */
    public static Source character(int number) {
        return of(Kind.CHARACTER, number);
    }

    /** A held card. */
    public static Source held(int number) {
        return of(Kind.HELD, number);
    }

    /** A Terrain. */
    public static Source terrain(int number) {
        return of(Kind.TERRAIN, number);
    }

    private static Source of(Kind kind, int number) {
        return number >= 0 && number < LOW ? LOW_ONES.get(kind.ordinal()).get(number) : new Source(kind, number);
    }
}
