package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.view.View;
import io.vavr.collection.Array;

/** Random play of Carnage with two of its ready lists, of different elements. */
public final class CarnagePlay {
    private static final Array<DeckList> LISTS = ReadyLists.all();
    private static final GameConfig CONFIG = GameConfig.of(Options.standard(), LISTS.get(0), LISTS.get(2));

    private CarnagePlay() {}

    /** Every choice is equally likely. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> uniform() {
        return RulesPlay.uniform(
                Carnage.of(StarterSet.catalogue()),
                CONFIG,
                (game, seat) -> RandomPlay.digest(
                        game.table().south().purse().vp(),
                        game.table().north().purse().vp(),
                        game.table().south().purse().shards(),
                        game.table().north().purse().shards(),
                        game.table().turn(),
                        seat.index()));
    }
}
