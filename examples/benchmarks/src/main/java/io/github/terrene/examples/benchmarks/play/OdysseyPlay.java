package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import java.util.function.BiFunction;

/**
 * Random play of single games of Terrene Odyssey by the library, through its public API: who is awaited, what is legal, and the step,
 * events included. It plays as searches do, by {@link TerreneOdyssey#moves}.
 */
public final class OdysseyPlay extends RandomPlay {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private final TerreneOdyssey rules;
    private final GameConfig config;
    private final Policy<? super Game, ? super Action> policy;
    private final BiFunction<Game, Seat, Moves<Game, Action, Event>> moves;
    private final Opening<Game, Event> opening;
    private Game game;

    private OdysseyPlay(
            TerreneOdyssey rules,
            GameConfig config,
            Policy<? super Game, ? super Action> policy,
            BiFunction<Game, Seat, Moves<Game, Action, Event>> moves) {
        this.rules = rules;
        this.config = config;
        this.policy = policy;
        this.moves = moves;
        this.opening = rules.open(config).get();
        this.game = opening.start(0).state();
    }

    private static OdysseyPlay uniform(TerreneOdyssey rules, GameConfig config) {
        return new OdysseyPlay(rules, config, new Uniform<>(rules), rules::moves);
    }

    /** Real cards: Gregory the Hoarder against S.K. the Art Historian. Every choice is equally likely. */
    public static OdysseyPlay realDecks() {
        TerreneOdyssey rules =
                TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
        GameConfig config = GameConfig.of(
                Options.standard(), ReadyDecks.GREGORY_THE_HOARDER.deck(), ReadyDecks.SK_THE_ART_HISTORIAN.deck());
        return uniform(rules, config);
    }

    /** Four seats: the same decks twice, each team with both. */
    public static OdysseyPlay fourSeats() {
        TerreneOdyssey rules =
                TwoVersusTwo.rules(Catalogue.ofSets(Array.of(new BaseSet())).get());
        Deck gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        Deck historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        return uniform(rules, GameConfig.of(Options.standard(), gregory, historian, historian, gregory));
    }

    /** The game without abilities. */
    public static OdysseyPlay reduced(int turnLimit) {
        return uniform(ReducedGame.rules(), ReducedGame.config(turnLimit));
    }

    /** The same games, played by a policy. */
    public OdysseyPlay by(Policy<? super Game, ? super Action> other) {
        return new OdysseyPlay(rules, config, other, moves);
    }

    /** The same play by {@link TerreneOdyssey#legal} and {@link TerreneOdyssey#apply}, which checks each action once more. */
    public OdysseyPlay checked() {
        return new OdysseyPlay(
                rules,
                config,
                policy,
                (state, seat) -> Moves.of(
                        rules.legal(state, seat),
                        action -> rules.apply(state, action).get()));
    }

    @Override
    protected void begin(long seed) {
        game = opening.start(seed).state();
    }

    @Override
    protected boolean step() {
        Seat seat = awaited();
        Moves<Game, Action, Event> possible = moves.apply(game, seat);
        int chosen = policy.place(game, possible.actions(), chance);
        note(possible.actions().size(), chosen, digest(game, seat));
        game = possible.step(chosen).state();
        return !game.over();
    }

    /** Some of a game as a number. */
    static long digest(Game game, Seat seat) {
        Table table = game.table();
        Side a = table.side(A);
        Side b = table.side(B);
        return digest(table.team(A).hp(), table.team(B).hp(), a.actions(), b.actions(), table.turn(), seat.index());
    }

    @Override
    public Object state() {
        return game;
    }

    @Override
    public Object stateOfItsOwn() {
        return rules.notation()
                .readState(config, rules.notation().writeState(game))
                .get();
    }

    /** The rules it plays by. */
    public TerreneOdyssey rules() {
        return rules;
    }

    /** What is played. */
    public GameConfig config() {
        return config;
    }

    /** The game as it is now. */
    public Game game() {
        return game;
    }

    /** Who decides; if several decide at the same time, the first of them. */
    public Seat awaited() {
        return rules.pending(game).get(0).seat();
    }
}
