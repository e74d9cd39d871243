package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;

/**
 * A number on a card that may change, in steps.
 *
 * @param number the number as it is printed
 * @param step how far one step goes, at least 1
 * @param least the least that it may be
 * @param most the most that it may be
 */
public record Dial(CardNumber number, int step, int least, int most) {
    /** The number so many steps away from the printed one. */
    public int at(int steps) {
        return number.number() + steps * step;
    }

    /** Whether the number may be so many steps away. */
    public boolean reaches(int steps) {
        return least <= at(steps) && at(steps) <= most;
    }

    /** How many steps away a number is that can be {@linkplain #reaches(Erratum) reached}. */
    int steps(int there) {
        return (there - number.number()) / step;
    }

    /** Whether it is about this number, and steps lead there. */
    boolean reaches(Erratum erratum) {
        int there = erratum.number();
        return erratum.place().equals(number.place()) && at(steps(there)) == there && reaches(steps(there));
    }

    /** What is said of the card when the number is so many steps away. */
    Erratum erratum(int steps) {
        return number.changed(at(steps));
    }
}
