package io.github.terrene.forms;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.vavr.collection.Array;

/** Hobe with its starter set, and a match of it. */
final class TriedHobe {
    private static final Hobe HOBE = Hobe.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
    private static final Array<String> ARTIFACTS = Array.of("terrene-kernel", "terrene-rules-hobe");

    private TriedHobe() {}

    static TriedGame<?, ?, ?, ?, ?> game() {
        return new TriedGame<>(ARTIFACTS, HOBE, CONFIG, CardForms.STANDARD);
    }

    static TriedGame<?, ?, ?, ?, ?> match() {
        return new TriedGame<>(ARTIFACTS, HOBE.match(), CONFIG, CardForms.STANDARD);
    }
}
