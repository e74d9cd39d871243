package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchView;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.testkit.law.Tables;

/** The table of the game being played. */
public final class OdysseyMatchTables implements Tables<Match, MatchEvent, MatchView, Table> {
    @Override
    public Table of(Match match) {
        return match.game().table();
    }

    @Override
    public Table seenIn(MatchView view) {
        return view.game().table();
    }

    @Override
    public Table after(Table table, MatchEvent event) {
        if (event instanceof MatchEvent.GameBegan began) {
            return began.table();
        }
        return event instanceof MatchEvent.InGame inGame ? inGame.event().applyTo(table) : table;
    }
}
