package io.github.terrene.terralore.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Sensible random play of the ready decks, compared with uniform play. */
class SensiblePlayTest {
    private static final int GAMES = 300;
    private static final int MOST = 10_000;
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Policy<Object, Action> UNIFORM = Policy.uniform(RULES);
    private static final Array<Deck> DECKS = Array.of(ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    private static Game start(int seed) {
        GameConfig config = GameConfig.of(Options.standard(), DECKS.get(seed % 2), DECKS.get(seed / 2 % 2));
        return RULES.start(config, seed).get().state();
    }

    private static Outcome outcome(int seed, Policy<? super Game, Action> south, Policy<? super Game, Action> north) {
        Game game = start(seed);
        Dice dice = Rng.of(seed).split(1).dice();
        Seq<Decision> pending = RULES.pending(game);
        while (pending.nonEmpty()) {
            Seat seat = pending.get(0).seat();
            Seq<Action> legal = RULES.legal(game, seat);
            Action action =
                    seat.equals(Players.SOUTH) ? south.choose(game, legal, dice) : north.choose(game, legal, dice);
            game = RULES.apply(game, action).get().state();
            pending = RULES.pending(game);
        }
        return RULES.outcome(game).get();
    }

    private static int runOut(Policy<? super Game, Action> policy) {
        return Array.range(0, GAMES)
                .count(seed -> outcome(seed, policy, policy).rule().equals("TL-11.2"));
    }

    @Test
    void sensiblePlayersBeatUniformOnes() {
        int won = Array.range(0, GAMES)
                        .count(seed ->
                                outcome(seed, PlayStyles.SENSIBLE, UNIFORM).wonBy(Players.SOUTH))
                + Array.range(0, GAMES)
                        .count(seed ->
                                outcome(seed, UNIFORM, PlayStyles.SENSIBLE).wonBy(Players.NORTH));
        assertThat(won).isGreaterThan(2 * GAMES * 6 / 10);
    }

    @Test
    @Rule("TL-11.2")
    void fewGamesLastUntilADeckRunsOut() {
        assertThat(runOut(PlayStyles.SENSIBLE)).isLessThan(GAMES * 14 / 100);
        assertThat(runOut(UNIFORM)).isGreaterThan(GAMES * 14 / 100);
    }

    @Test
    @Rule("TL-11.8")
    void nobodyConcedesAndEveryGameEnds() {
        for (int seed = 0; seed < GAMES; seed++) {
            assertThat(outcome(seed, PlayStyles.SENSIBLE, PlayStyles.SENSIBLE).rule())
                    .isNotEqualTo("TL-11.8");
        }
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        for (int seed = 0; seed < GAMES / 10; seed++) {
            Game end = PlayStyles.SENSIBLE.playout(
                    RULES, start(seed), Rng.of(seed).split(1).dice(), MOST);
            assertThat(RULES.outcome(end)).contains(outcome(seed, PlayStyles.SENSIBLE, PlayStyles.SENSIBLE));
            assertThat(PlayStyles.SENSIBLE.playout(
                            RULES, start(seed), Rng.of(seed).split(1).dice(), MOST))
                    .isEqualTo(end);
        }
    }
}
