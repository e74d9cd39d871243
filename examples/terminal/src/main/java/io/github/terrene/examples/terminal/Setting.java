package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Narrator;
import io.github.terrene.examples.terminal.odyssey.tale.Onlooker;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.control.Option;

/**
 * How a match is told, and by which rules it is played.
 *
 * @param contest what is played
 * @param paper where it is told
 * @param detail how much
 * @param eyes through whose eyes; if nobody's, everything is told
 */
record Setting(Contest contest, Paper paper, Detail detail, Option<Seat> eyes) {
    /** The rules. */
    BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules() {
        return contest.rules();
    }

    /** The same through the eyes of a seat. */
    Setting seenBy(Seat seat) {
        return new Setting(contest, paper, detail, Option.some(seat));
    }

    /** The same for another contest. */
    Setting of(Contest other) {
        return new Setting(other, paper, detail, eyes);
    }

    /** A narrator of a match between these players. */
    Narrator narrator(PlayerNames cast) {
        return new Narrator(paper, cast, new Onlooker(rules(), eyes), detail);
    }
}
