package io.github.terrene.examples.terminal.tale;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
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
    public void begin(Step<Match, MatchEvent> start) {
        tell(onlooker.table(start.state()), start.state(), start.events());
    }

    /** Tells a move, which began here. */
    public void tell(Match before, Move<Match, Action, MatchEvent> move) {
        if (before.game().prompt() instanceof TakeTurn) {
            tale.paragraph();
        }
        tell(onlooker.table(before), move.step().state(), move.step().events());
    }

    /** Draws the current table of a match. */
    public void show(Match now) {
        tale.board(onlooker.table(now));
    }

    /** Prints everything told so far. */
    public void pause() {
        tale.pause();
    }

    private void tell(Table first, Match now, Seq<MatchEvent> events) {
        Table table = first;
        for (MatchEvent event : events) {
            MatchEvent seen = onlooker.seen(event);
            Table next = after(table, seen, now);
            tale.tell(MatchTellers.MATCH, seen, table, next);
            table = next;
        }
    }

    /** Events of a game change its table; another game begins with another one. */
    private Table after(Table table, MatchEvent event, Match now) {
        if (event instanceof MatchEvent.InGame inGame) {
            return inGame.event().applyTo(table);
        }
        return event instanceof MatchEvent.GameBegan ? onlooker.table(now) : table;
    }
}
