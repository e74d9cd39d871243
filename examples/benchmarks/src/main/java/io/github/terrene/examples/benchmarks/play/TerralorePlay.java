package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import java.util.function.BiFunction;

/** Random play of Terralore with two ready decks, through its public API: the plans as small choices. */
public final class TerralorePlay extends RandomPlay {
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    private final Terralore rules;
    private final Policy<? super Game, ? super Action> policy;
    private final BiFunction<Game, Seat, Moves<Game, Action, Event>> moves;
    private final Opening<Game, Event> opening;
    private Game game;

    private TerralorePlay(
            Terralore rules,
            Policy<? super Game, ? super Action> policy,
            BiFunction<Game, Seat, Moves<Game, Action, Event>> moves) {
        this.rules = rules;
        this.policy = policy;
        this.moves = moves;
        this.opening = rules.open(CONFIG).get();
        this.game = opening.start(0).state();
    }

    /** Every choice is equally likely. */
    public static TerralorePlay uniform() {
        Terralore rules = Terralore.of(StarterSet.catalogue());
        return new TerralorePlay(rules, new Uniform<>(rules), rules::moves);
    }

    /** The same games, played by a policy. */
    public TerralorePlay by(Policy<? super Game, ? super Action> other) {
        return new TerralorePlay(rules, other, moves);
    }

    /** The same play by {@link Terralore#legal} and {@link Terralore#apply}, which checks each action once more. */
    public TerralorePlay checked() {
        return new TerralorePlay(
                rules,
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
        note(possible.actions().size(), chosen, digest(seat));
        game = possible.step(chosen).state();
        return !game.over();
    }

    private long digest(Seat seat) {
        int south = game.table().castle(Players.SOUTH);
        int north = game.table().castle(Players.NORTH);
        return digest(south, north, 0, 0, game.table().turn(), seat.index());
    }

    @Override
    public Object state() {
        return game;
    }

    @Override
    public Object stateOfItsOwn() {
        return rules.notation()
                .readState(CONFIG, rules.notation().writeState(game))
                .get();
    }

    /** The rules it plays by. */
    public Terralore rules() {
        return rules;
    }

    /** What is played. */
    public GameConfig config() {
        return CONFIG;
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
