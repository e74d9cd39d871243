package io.github.terrene.examples.benchmarks;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Seq;

/** Random play of Terralore with two ready decks, through its public API: the plans as small choices. */
final class TerralorePlay extends RandomPlay {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    private final Policy<? super Game, ? super Action> policy;
    private Game game = RULES.start(CONFIG, 0).get().state();

    TerralorePlay(Policy<? super Game, ? super Action> policy) {
        this.policy = policy;
    }

    /** Every choice is equally likely. */
    static TerralorePlay uniform() {
        return new TerralorePlay(new Uniform<>(RULES));
    }

    @Override
    void begin(long seed) {
        game = RULES.start(CONFIG, seed).get().state();
    }

    @Override
    boolean step() {
        Seat seat = RULES.pending(game).get(0).seat();
        Seq<Action> legal = RULES.legal(game, seat);
        int chosen = policy.place(game, legal, this::draw);
        note(legal.size(), chosen, game.table().turn());
        game = RULES.apply(game, legal.get(chosen)).get().state();
        return !game.over();
    }
}
