package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Commentary;
import io.github.terrene.examples.terminal.odyssey.tale.RandomGamesTest;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;

/** All of Carnage can be told. */
class TalesTest extends RandomGamesTest<GameConfig, Game, Table, Action, Event, View> {
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());

    @Override
    protected Rules<GameConfig, Game, Action, Event, View> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int game) {
        Options standard = Options.standard().withStalemateTurns(3);
        Options options = game % 2 == 0 ? standard.withRelicFate(RelicFate.DISCARDED) : standard;
        return GameConfig.of(
                options, ReadyLists.all().get(game % 4), ReadyLists.all().get(game / 4 % 4));
    }

    @Override
    protected Policy<? super Game, ? super Action> style(int game) {
        return game % 8 == 0 ? super.style(game) : PlayStyles.SENSIBLE;
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
        return 0;
    }
}
