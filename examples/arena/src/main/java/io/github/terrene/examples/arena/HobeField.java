package io.github.terrene.examples.arena;

import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The ready decks of Hobe. */
final class HobeField {
    private HobeField() {}

    static Field<?, ?, ?, ?, ?> field() {
        Array<Deck> decks = ReadyDecks.all();
        return new Field<>(
                "hobe",
                Hobe.of(StarterSet.catalogue()),
                PlayStyles.SENSIBLE,
                0,
                decks.map(Deck::name),
                (one, other) -> GameConfig.of(Options.standard(), decks.get(one), decks.get(other)),
                game -> Option.some(
                        Field.first(game.table().turn(), game.table().active())),
                game -> game.table().turn());
    }
}
