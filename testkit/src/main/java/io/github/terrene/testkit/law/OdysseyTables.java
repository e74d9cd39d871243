package io.github.terrene.testkit.law;

import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;

/** The tables of Terrene Odyssey. */
public final class OdysseyTables implements Tables<Game, Event, View, Table> {
    @Override
    public Table of(Game game) {
        return game.table();
    }

    @Override
    public Table seenIn(View view) {
        return view.table();
    }

    @Override
    public Table after(Table table, Event event) {
        return event.applyTo(table);
    }
}
