package io.github.terrene.forms;

import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Array;

/** Terralore with its starter set. */
final class TriedTerralore {
    private TriedTerralore() {}

    static TriedGame<?, ?, ?, ?, ?> game() {
        return new TriedGame<>(
                Array.of("terrene-kernel", "terrene-rules-terralore"),
                Terralore.of(StarterSet.catalogue()),
                GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW),
                CardForms.STANDARD);
    }
}
