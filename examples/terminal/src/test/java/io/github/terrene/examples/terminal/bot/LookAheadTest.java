package io.github.terrene.examples.terminal.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The bot that looks ahead plays any game, and better than at random. */
class LookAheadTest {
    private static final int GAMES = 12;

    @Test
    void itBeatsRandomPlayInHobe() {
        Hobe rules = Hobe.of(StarterSet.catalogue());
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.BLACK_SHIPS);
        assertThat(won(rules, config, PlayStyles.SENSIBLE)).isGreaterThanOrEqualTo(GAMES - 3);
    }

    @Test
    void itBeatsRandomPlayInTerralore() {
        Terralore rules = Terralore.of(io.github.terrene.terralore.starter.StarterSet.catalogue());
        var config = io.github.terrene.terralore.setup.GameConfig.of(
                io.github.terrene.terralore.setup.Options.standard(),
                io.github.terrene.terralore.starter.ReadyDecks.TIDE_AND_THORN,
                io.github.terrene.terralore.starter.ReadyDecks.TIDE_AND_THORN);
        assertThat(won(rules, config, io.github.terrene.terralore.game.PlayStyles.SENSIBLE))
                .isGreaterThanOrEqualTo(GAMES - 3);
    }

    @Test
    void itBeatsRandomPlayInCarnage() {
        Carnage rules = Carnage.of(io.github.terrene.carnage.starter.StarterSet.catalogue());
        var config = io.github.terrene.carnage.setup.GameConfig.of(
                io.github.terrene.carnage.setup.Options.standard(), ReadyLists.LONG_WALL, ReadyLists.LONG_WALL);
        assertThat(won(rules, config, io.github.terrene.carnage.game.PlayStyles.SENSIBLE))
                .isGreaterThanOrEqualTo(GAMES - 3);
    }

    @Test
    void whoTrustsThePolicyAboveAllTakesWhatItLikesBest() {
        Terralore rules = Terralore.of(io.github.terrene.terralore.starter.StarterSet.catalogue());
        var config = io.github.terrene.terralore.setup.GameConfig.of(
                io.github.terrene.terralore.setup.Options.standard(),
                io.github.terrene.terralore.starter.ReadyDecks.TIDE_AND_THORN,
                io.github.terrene.terralore.starter.ReadyDecks.TIDE_AND_THORN);
        KindWeights<ActionKind> policy = KindWeights.of(ActionKind.class, 20).with(40, ActionKind.HAND_IN);
        var ahead = new LookAhead<>(rules, policy, CardPool.UNKNOWN, 1_000, 1, 100);
        Game game = rules.start(config, 1).get().state();
        var legal = rules.legal(game, Seat.of(0));
        assertThat(legal.size()).isGreaterThan(1);
        assertThat(ahead.decide(rules.view(game, Seat.of(0)), legal, Rng.of(1)).kind())
                .isEqualTo(ActionKind.HAND_IN);
    }

    /** How many games it wins against uniformly random play, in turn at each seat. */
    private static <C, S, A, E, V> int won(Rules<C, S, A, E, V> rules, C config, Policy<? super S, ? super A> policy) {
        Agent<V, A, E> ahead = new LookAhead<>(rules, policy, CardPool.UNKNOWN, 1, 1, 1_000);
        Agent<V, A, E> random = (view, legal, rng) -> rng.dice().pick(legal);
        return Array.range(0, GAMES).count(game -> {
            Array<Agent<V, A, E>> agents = game % 2 == 0 ? Array.of(ahead, random) : Array.of(random, ahead);
            Played<S, A, E> played =
                    Host.of(rules, agents).play(rules.start(config, game).get(), Rng.of(game));
            return played.outcome().exists((Outcome outcome) -> outcome.wonBy(Seat.of(game % 2)));
        });
    }
}
