package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * What can be played: matches of a format.
 *
 * @param game the rules of its games
 * @param rules the rules of matches
 * @param usual the default decks, by seat
 */
record Contest(
        TerreneOdyssey game, BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules, Array<String> usual) {
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
        return game.book().format();
    }
}
