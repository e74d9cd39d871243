package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.control.Option;

/**
 * Through whose eyes a match is told.
 *
 * @param rules what tells who may know what
 * @param seat the seat; nobody's for one who sees everything
 */
public record Onlooker(BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules, Option<Seat> seat) {

    /** The table as far as the onlooker knows it. */
    public Table table(Match<MatchConfig, Game> match) {
        return seat.map(one -> rules.view(match, one).game().table()).getOrElse(match.game()::table);
    }

    /** What the onlooker sees of an event. */
    public MatchEvent<Event, Table> seen(MatchEvent<Event, Table> event) {
        return seat.map(one -> rules.seenBy(event, one)).getOrElse(event);
    }
}
