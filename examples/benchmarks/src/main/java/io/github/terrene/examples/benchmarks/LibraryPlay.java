package io.github.terrene.examples.benchmarks;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Random play by the library, through its public API: who is awaited, what is legal, and the step, checks and events included. */
final class LibraryPlay extends RandomPlay {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private final TerreneOdyssey rules;
    private final GameConfig config;
    private final Policy<? super Game, ? super Action> policy;
    private Game game;

    private LibraryPlay(TerreneOdyssey rules, GameConfig config, Policy<? super Game, ? super Action> policy) {
        this.rules = rules;
        this.config = config;
        this.policy = policy;
        this.game = rules.start(config, 0).get().state();
    }

    /** Real cards: Gregory the Hoarder against S.K. the Art Historian. */
    static LibraryPlay realDecks() {
        TerreneOdyssey rules =
                TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
        GameConfig config = GameConfig.of(
                Options.standard(), ReadyDecks.GREGORY_THE_HOARDER.deck(), ReadyDecks.SK_THE_ART_HISTORIAN.deck());
        return new LibraryPlay(rules, config, new Uniform<>(rules));
    }

    /** The same rules, played by a policy. */
    LibraryPlay by(Policy<? super Game, ? super Action> other) {
        return new LibraryPlay(rules, config, other);
    }

    /** Four seats: the same decks twice, each team with both. */
    static LibraryPlay twoVersusTwo() {
        TerreneOdyssey rules =
                TwoVersusTwo.rules(Catalogue.ofSets(Array.of(new BaseSet())).get());
        Deck gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        Deck historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        GameConfig config = GameConfig.of(Options.standard(), gregory, historian, historian, gregory);
        return new LibraryPlay(rules, config, new Uniform<>(rules));
    }

    /** The game without abilities. */
    static LibraryPlay reduced(int turnLimit) {
        TerreneOdyssey rules = ReducedGame.rules();
        return new LibraryPlay(rules, ReducedGame.config(turnLimit), new Uniform<>(rules));
    }

    @Override
    void begin(long seed) {
        game = rules.start(config, seed).get().state();
    }

    @Override
    boolean step() {
        Seat seat = awaited();
        Seq<Action> legal = rules.legal(game, seat);
        int chosen = policy.place(game, legal, this::draw);
        note(legal.size(), chosen, digest(seat));
        game = rules.apply(game, legal.get(chosen)).get().state();
        return rules.outcome(game).isEmpty();
    }

    private long digest(Seat seat) {
        Table table = game.table();
        Side a = table.side(A);
        Side b = table.side(B);
        return digest(table.team(A).hp(), table.team(B).hp(), a.actions(), b.actions(), table.turn(), seat.index());
    }

    TerreneOdyssey rules() {
        return rules;
    }

    GameConfig config() {
        return config;
    }

    Game game() {
        return game;
    }

    /** Who decides; if several decide at the same time, the first of them. */
    Seat awaited() {
        return rules.pending(game).get(0).seat();
    }
}
