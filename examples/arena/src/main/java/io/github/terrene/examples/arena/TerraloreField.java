package io.github.terrene.examples.arena;

import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The ready decks of Terralore, in which both players act at the same time. */
final class TerraloreField {
    private TerraloreField() {}

    static Field<?, ?, ?, ?, ?> field() {
        Array<Deck> decks = ReadyDecks.all();
        return new Field<>(
                "terralore",
                Terralore.of(StarterSet.catalogue()),
                PlayStyles.SENSIBLE,
                0,
                decks.map(Deck::name),
                (one, other) -> GameConfig.of(Options.standard(), decks.get(one), decks.get(other)),
                game -> Option.none(),
                game -> game.table().turn());
    }
}
