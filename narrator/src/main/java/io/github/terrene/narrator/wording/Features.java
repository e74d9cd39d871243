package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * In what the words of a language agree: number, case, gender. Each feature of a phrase has one of few values, or is open; several of them
 * are kept in one number, four bits for each, 0 for what is open.
 *
 * @param all the features that a language file names, at most {@value #MOST}
 */
record Features(Array<Feature> all) {
    /** How many features there can be. */
    static final int MOST = 7;

    /** How many values each can have. */
    static final int MOST_VALUES = 15;

    /** Nothing is said of any feature. */
    static final int OPEN = 0;

    /** Two phrases do not agree. */
    static final int CONFLICT = -1;

    private static final int BITS = 4;
    private static final int ONE = 15;

    /** A feature, such as number. */
    record Feature(String name, Array<String> values) {}

    /** The bits of the feature with that name; none if there is no such feature. */
    Option<Integer> mask(String name) {
        int place = all.indexWhere(each -> each.name().equals(name));
        return Option.when(place >= 0, () -> ONE << place * BITS);
    }

    /** All features. */
    int everything() {
        return (1 << all.size() * BITS) - 1;
    }

    /** The place of the feature with that name, or -1. */
    int place(String name) {
        return all.indexWhere(each -> each.name().equals(name));
    }

    /** That a feature has the value with that name; none if no feature has such a value. */
    Option<Integer> value(String name) {
        for (int i = 0; i < all.size(); i++) {
            int value = all.get(i).values().indexOf(name);
            if (value >= 0) {
                return Option.some(of(i, value));
            }
        }
        return Option.none();
    }

    /** That a feature has a value, by their places. */
    static int of(int feature, int value) {
        return value + 1 << feature * BITS;
    }

    /** What both say together, or {@link #CONFLICT}. */
    static int both(int one, int other) {
        if (one == other || other == OPEN) {
            return one;
        }
        return differ(one, other) ? CONFLICT : one | other;
    }

    /** What the one says, and of features of which it says nothing what the other says. */
    static int otherwise(int one, int other) {
        int all = one;
        for (int shift = 0; shift < MOST * BITS; shift += BITS) {
            all |= (one >>> shift & ONE) == 0 ? other & ONE << shift : 0;
        }
        return all;
    }

    private static boolean differ(int one, int other) {
        for (int shift = 0; shift < MOST * BITS; shift += BITS) {
            int here = one >>> shift & ONE;
            int there = other >>> shift & ONE;
            if (here != 0 && there != 0 && here != there) {
                return true;
            }
        }
        return false;
    }

    /** The place of the value that a feature has, or -1 if it is open. */
    static int valueOf(int bits, int feature) {
        return (bits >>> feature * BITS & ONE) - 1;
    }
}
