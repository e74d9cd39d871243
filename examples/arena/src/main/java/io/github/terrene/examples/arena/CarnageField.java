package io.github.terrene.examples.arena;

import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The ready lists of Carnage. Who goes first is chosen in the game. */
final class CarnageField {
    private CarnageField() {}

    static Field<?, ?, ?, ?, ?> field() {
        Array<DeckList> lists = ReadyLists.all();
        return new Field<>(
                "carnage",
                Carnage.of(StarterSet.catalogue()),
                PlayStyles.SENSIBLE,
                1,
                lists.map(DeckList::name),
                (one, other) -> GameConfig.of(Options.standard(), lists.get(one), lists.get(other)),
                game -> Option.some(
                        Field.first(game.table().turn(), game.table().active())),
                game -> game.table().turn());
    }
}
