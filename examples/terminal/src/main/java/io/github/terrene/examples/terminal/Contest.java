package io.github.terrene.examples.terminal;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What can be played: matches of a format.
 *
 * @param rules the rules
 * @param usual the decks that are played if none are named, by seat
 */
record Contest(MatchRules rules, Array<String> usual) {
    /** The cards. */
    static final CardSet BASE_SET = new BaseSet();

    /** One against one. */
    static final Contest DUEL = of(TerreneOdyssey::duel, "Gregory", "S.K.");

    /** Two against two. */
    static final Contest TWO_VERSUS_TWO = of(TwoVersusTwo::rules, "Gregory", "S.K.", "Skylar", "Jin");

    /** All there are. */
    static final Array<Contest> ALL = Array.of(DUEL, TWO_VERSUS_TWO);

    private static Contest of(Function<Catalogue, TerreneOdyssey> rules, String... usual) {
        Catalogue catalogue = Catalogue.ofSets(Array.of(BASE_SET))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        return new Contest(MatchRules.of(rules.apply(catalogue)), Array.of(usual));
    }

    /** The one with a name. */
    static Option<Contest> named(String name) {
        return ALL.find(contest -> contest.name().equalsIgnoreCase(name));
    }

    /** The one that a replay is of, as far as its text tells; the duel, if it is of none. */
    static Contest recorded(String replay) {
        return ALL.find(contest -> replay.lines()
                        .anyMatch(("game " + contest.rules().notation().game())::equals))
                .getOrElse(DUEL);
    }

    /** What it is called on the command line. */
    String name() {
        return format().name();
    }

    /** The seats, ascending. */
    Array<Seat> seats() {
        return format().seats();
    }

    /** Who plays together: what is said of each team, put together from what is said of its members. */
    String teams(Function<Seat, String> name, String between) {
        return format().teams().map(team -> team.map(name).mkString(" and ")).mkString(between);
    }

    private Format format() {
        return rules.game().book().format();
    }
}
