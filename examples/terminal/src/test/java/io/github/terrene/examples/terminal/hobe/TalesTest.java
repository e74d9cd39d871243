package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Commentary;
import io.github.terrene.examples.terminal.odyssey.tale.RandomGamesTest;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.CostPile;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.vavr.control.Option;

/** All of Hobe can be told. */
class TalesTest extends RandomGamesTest<GameConfig, Game, Table, Action, Event, View> {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());

    @Override
    protected Rules<GameConfig, Game, Action, Event, View> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int game) {
        Options standard = Options.standard().withHandLimit(Option.some(4));
        Options options = game % 4 == 0 ? standard.withCostPile(CostPile.UNDERWORLD) : standard;
        return GameConfig.of(
                options, ReadyDecks.all().get(game % 2), ReadyDecks.all().get(game / 2 % 2));
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
        return 6;
    }
}
