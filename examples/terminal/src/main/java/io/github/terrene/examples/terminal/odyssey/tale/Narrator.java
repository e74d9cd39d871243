package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;

/** Tells a match while it is played: what an onlooker sees of each event, folded over the known table. */
public final class Narrator {
    private final Onlooker onlooker;
    private final Tale tale;

    /** A narrator who has told nothing yet. */
    public Narrator(Paper paper, PlayerNames cast, Onlooker onlooker, Detail detail) {
        this.onlooker = onlooker;
        this.tale = new Tale(paper, cast, detail);
    }

    /** Tells how it begins. */
    public void begin(Step<Match<MatchConfig, Game>, MatchEvent<Event, Table>> start) {
        tell(onlooker.table(start.state()), start.events());
    }

    /** Tells a move, which began here. */
    public void tell(
            Match<MatchConfig, Game> before, Move<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> move) {
        if (before.game().prompt() instanceof TakeTurn) {
            tale.paragraph();
        }
        tell(onlooker.table(before), move.step().events());
    }

    /** Draws the current table of a match. */
    public void show(Match<MatchConfig, Game> now) {
        tale.board(onlooker.table(now));
    }

    /** Prints everything told so far. */
    public void pause() {
        tale.pause();
    }

    private void tell(Table first, Seq<MatchEvent<Event, Table>> events) {
        Table table = first;
        for (MatchEvent<Event, Table> event : events) {
            MatchEvent<Event, Table> seen = onlooker.seen(event);
            Table next = after(table, seen);
            tale.tell(MatchTellers.MATCH, seen, table, next);
            table = next;
        }
    }

    /** Events of a game change its table; another game begins with another one. */
    private static Table after(Table table, MatchEvent<Event, Table> event) {
        return event instanceof MatchEvent.GameBegan<Event, Table> began
                ? began.table()
                : event.inGame().foldLeft(table, (before, each) -> each.applyTo(before));
    }
}
