package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.match.MatchRules;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * What can be played: matches of a format.
 *
 * @param rules the rules
 * @param usual the default decks, by seat
 */
record Contest(MatchRules rules, Array<String> usual) {
    /** What it is called on the command line. */
    String name() {
        return format().name();
    }

    /** The seats, ascending. */
    Array<Seat> seats() {
        return format().seats();
    }

    /** Who plays together: a text for each team, made from the texts for its members. */
    String teams(Function<Seat, String> name, String between) {
        return format().teams().map(team -> team.map(name).mkString(" and ")).mkString(between);
    }

    private Format format() {
        return rules.game().book().format();
    }
}
