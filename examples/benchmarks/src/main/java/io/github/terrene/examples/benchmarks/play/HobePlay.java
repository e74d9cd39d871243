package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Players;

/** Random play of Hobe with its two ready decks. */
public final class HobePlay {
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);

    private HobePlay() {}

    /** Every choice is equally likely. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> uniform() {
        return RulesPlay.uniform(
                Hobe.of(StarterSet.catalogue()),
                CONFIG,
                (game, seat) -> RandomPlay.digest(
                        game.table().deckSize(Players.SOUTH),
                        game.table().deckSize(Players.NORTH),
                        0,
                        0,
                        game.table().turn(),
                        seat.index()));
    }
}
