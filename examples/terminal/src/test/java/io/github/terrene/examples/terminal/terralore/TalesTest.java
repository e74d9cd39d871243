package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Commentary;
import io.github.terrene.examples.terminal.odyssey.tale.RandomGamesTest;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Rules;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;

/** All of Terralore can be told. */
class TalesTest extends RandomGamesTest<GameConfig, Game, Table, Action, Event, View> {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    @Override
    protected Rules<GameConfig, Game, Action, Event, View> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int game) {
        Options options =
                game % 4 == 0 ? Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER) : Options.standard();
        return GameConfig.of(
                options, ReadyDecks.all().get(game % 4), ReadyDecks.all().get(game / 4 % 4));
    }

    @Override
    protected Commentary<Game, Table, Event> commentary(PlayerNames cast) {
        return new Tales(cast, true);
    }

    @Override
    protected Tellings<?, Event> tellings() {
        return Tales.ALL;
    }

    @Override
    protected Class<Event> events() {
        return Event.class;
    }

    @Override
    protected int rare() {
        return 2;
    }
}
