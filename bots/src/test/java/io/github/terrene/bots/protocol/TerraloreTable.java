package io.github.terrene.bots.protocol;

import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;

/** Terralore with two of its ready decks. */
final class TerraloreTable {
    static final TriedGame<GameConfig, Game, Action, Event, View> GAME = TriedGame.of(
            "terralore",
            Terralore.of(StarterSet.catalogue()),
            GameConfig.of(
                    Options.standard(),
                    ReadyDecks.all().get(0),
                    ReadyDecks.all().get(2)),
            PlayStyles.SENSIBLE,
            PlayStyles.PROSPECT);

    private TerraloreTable() {}
}
