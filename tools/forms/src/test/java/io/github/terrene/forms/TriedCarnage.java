package io.github.terrene.forms;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.vavr.collection.Array;

/** Carnage with its starter set. */
final class TriedCarnage {
    private TriedCarnage() {}

    static TriedGame<?, ?, ?, ?, ?> game() {
        return new TriedGame<>(
                Array.of("terrene-kernel", "terrene-rules-carnage"),
                Carnage.of(StarterSet.catalogue()),
                GameConfig.of(
                        Options.standard(),
                        ReadyLists.all().get(0),
                        ReadyLists.all().get(2)),
                CardForms.STANDARD);
    }
}
