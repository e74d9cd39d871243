package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;

/** Random play of single games of Terrene Odyssey. Every choice is equally likely. */
public final class OdysseyPlay {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private OdysseyPlay() {}

    private static RulesPlay<GameConfig, Game, Action, Event, View> uniform(TerreneOdyssey rules, GameConfig config) {
        return RulesPlay.uniform(rules, config, OdysseyPlay::digest);
    }

    /** Real cards: Gregory the Hoarder against S.K. the Art Historian. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> realDecks() {
        return uniform(duel(), realConfig());
    }

    /** The rules of {@link #realDecks}. */
    static TerreneOdyssey duel() {
        return TerreneOdyssey.duel(cards());
    }

    /** What is played in {@link #realDecks}. */
    static GameConfig realConfig() {
        return GameConfig.of(
                Options.standard(), ReadyDecks.GREGORY_THE_HOARDER.deck(), ReadyDecks.SK_THE_ART_HISTORIAN.deck());
    }

    private static Catalogue cards() {
        return Catalogue.ofSets(Array.of(new BaseSet())).get();
    }

    /** Four seats: the same decks twice, each team with both. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> fourSeats() {
        Deck gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        Deck historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        return uniform(
                TwoVersusTwo.rules(cards()), GameConfig.of(Options.standard(), gregory, historian, historian, gregory));
    }

    /** The game without abilities. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> reduced(int turnLimit) {
        return uniform(ReducedGame.rules(), ReducedGame.config(turnLimit));
    }

    /** Some of a game as a number. */
    static long digest(Game game, Seat seat) {
        Table table = game.table();
        Side a = table.side(A);
        Side b = table.side(B);
        return RandomPlay.digest(
                table.team(A).hp(), table.team(B).hp(), a.actions(), b.actions(), table.turn(), seat.index());
    }
}
