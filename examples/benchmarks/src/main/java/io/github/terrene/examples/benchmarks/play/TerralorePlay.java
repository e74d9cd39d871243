package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.Players;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;

/** Random play of Terralore with two ready decks: the plans as small choices. */
public final class TerralorePlay {
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    private TerralorePlay() {}

    /** Every choice is equally likely. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> uniform() {
        return RulesPlay.uniform(
                Terralore.of(StarterSet.catalogue()),
                CONFIG,
                (game, seat) -> RandomPlay.digest(
                        game.table().castle(Players.SOUTH),
                        game.table().castle(Players.NORTH),
                        0,
                        0,
                        game.table().turn(),
                        seat.index()));
    }
}
