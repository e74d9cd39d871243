package io.github.terrene.examples.terminal.tale;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/**
 * Through whose eyes a match is told.
 *
 * @param rules what tells who may know what
 * @param seat the seat; nobody's for one who sees everything
 */
public record Onlooker(MatchRules rules, Option<Seat> seat) {

    /** The table as far as the onlooker knows it. */
    public Table table(Match match) {
        return seat.map(one -> rules.view(match, one).game().table()).getOrElse(match.game()::table);
    }

    /** What the onlooker sees of an event. */
    public MatchEvent seen(MatchEvent event) {
        return seat.map(one -> rules.seenBy(event, one)).getOrElse(event);
    }
}
