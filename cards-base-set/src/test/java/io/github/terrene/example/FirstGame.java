package io.github.terrene.example;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Seq;
import java.util.List;

/** The game of the README. */
final class FirstGame {
    private FirstGame() {}

    static Game play() {
        var rules = TerreneOdyssey.duel(Catalogue.ofSets(List.of(new BaseSet())).get());
        var gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        var historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        var config = GameConfig.of(Options.standard(), gregory, historian);

        Game game = rules.start(config, 7).get().state(); // or all that is wrong with the decks
        Dice dice = Rng.of(8).dice(); // the bots' chance is not the game's
        while (rules.outcome(game).isEmpty()) {
            Seat seat = rules.deciders(game).head();
            Seq<Action> legal = rules.choices(game, seat);
            Action action = dice.pick(legal); // a bot decides here, from rules.view(game, seat)
            var step = rules.apply(game, action).get(); // or why not, with rule numbers
            step.events().forEach(System.out::println); // rules.seenBy(event, seat) is what a player may see
            game = step.state();
        }
        System.out.println(rules.outcome(game).get());
        return game;
    }
}
