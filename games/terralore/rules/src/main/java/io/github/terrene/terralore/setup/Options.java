package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.control.Option;

/**
 * The options of section 13 of the rules.
 *
 * @param mulligan whether a first hand may be exchanged
 * @param castleMaximum the most HP that a castle can have, 10 or more; none for no limit
 * @param doubleKnockout what decides when both castles are at 0
 * @param turnLimit the number of turns after which the game ends, 1 or more
 * @param openDeckLists whether both players' lists of cards are public
 */
public record Options(
        @Rule("TL-4.2") Mulligan mulligan,

        @Rule("TL-3.3") @Bounded(least = Options.CASTLE, most = Bounded.NO_LIMIT)
        Option<Integer> castleMaximum,

        @Rule("TL-11.7") DoubleKnockout doubleKnockout,
        @Rule("TL-11.9") @Bounded(most = Bounded.NO_LIMIT) int turnLimit,
        @Rule("TL-12.8") boolean openDeckLists) {
    private static final int TURNS = 30;

    /** The HP that a castle begins with, whatever its maximum is. */
    @Rule("TL-3.12")
    public static final int CASTLE = 10;

    /** The defaults. */
    public static Options standard() {
        return new Options(Mulligan.OFF, Option.some(CASTLE), DoubleKnockout.FIELD_POINTS, TURNS, false);
    }

    /** The same options with another mulligan. */
    public Options withMulligan(Mulligan other) {
        return new Options(other, castleMaximum, doubleKnockout, turnLimit, openDeckLists);
    }

    /** The same options with another maximum. */
    public Options withCastleMaximum(Option<Integer> most) {
        return new Options(mulligan, most, doubleKnockout, turnLimit, openDeckLists);
    }

    /** The same options with another way to decide a double knockout. */
    public Options withDoubleKnockout(DoubleKnockout other) {
        return new Options(mulligan, castleMaximum, other, turnLimit, openDeckLists);
    }

    /** The same options with another turn limit. */
    public Options withTurnLimit(int turns) {
        return new Options(mulligan, castleMaximum, doubleKnockout, turns, openDeckLists);
    }

    /** The same options with open or closed deck lists. */
    public Options withOpenDeckLists(boolean open) {
        return new Options(mulligan, castleMaximum, doubleKnockout, turnLimit, open);
    }
}
