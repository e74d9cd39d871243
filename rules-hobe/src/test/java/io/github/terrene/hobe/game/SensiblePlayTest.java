package io.github.terrene.hobe.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Sensible random play of the ready decks, compared with uniform play. */
class SensiblePlayTest {
    private static final int GAMES = 200;
    private static final int MOST = 10_000;
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final Policy<Object, Action> UNIFORM = Policy.uniform(RULES);

    private static Game start(int seed) {
        GameConfig config = GameConfig.of(
                Options.standard(),
                ReadyDecks.all().get(seed % 2),
                ReadyDecks.all().get(seed / 2 % 2));
        return RULES.start(config, seed).get().state();
    }

    private static Game end(int seed, Policy<? super Game, Action> south, Policy<? super Game, Action> north) {
        Game game = start(seed);
        Dice dice = Rng.of(seed).split(1).dice();
        while (!game.over()) {
            Seat seat = RULES.pending(game).head().seat();
            Moves<Game, Action, ?> moves = RULES.moves(game, seat);
            Policy<? super Game, Action> policy = seat.equals(Players.SOUTH) ? south : north;
            game = moves.step(policy.place(game, moves.actions(), dice::below)).state();
        }
        return game;
    }

    private static Outcome outcome(int seed, Policy<? super Game, Action> south, Policy<? super Game, Action> north) {
        return RULES.outcome(end(seed, south, north)).get();
    }

    @Test
    void sensiblePlayersBeatUniformOnes() {
        int won = Array.range(0, GAMES)
                        .count(seed ->
                                outcome(seed, PlayStyles.SENSIBLE, UNIFORM).wonBy(Players.SOUTH))
                + Array.range(0, GAMES)
                        .count(seed ->
                                outcome(seed, UNIFORM, PlayStyles.SENSIBLE).wonBy(Players.NORTH));
        assertThat(won).isGreaterThan(2 * GAMES * 8 / 10);
    }

    @Test
    @Rule({"HB-11.1", "HB-11.4", "HB-11.5"})
    void nobodyConcedesAndEveryGameEndsInTime() {
        for (int seed = 0; seed < GAMES; seed++) {
            Game end = end(seed, PlayStyles.SENSIBLE, PlayStyles.SENSIBLE);
            assertThat(RULES.outcome(end).get().rule()).isEqualTo("HB-11.1");
            assertThat(end.table().turn()).isLessThanOrEqualTo(69);
        }
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        for (int seed = 0; seed < GAMES / 10; seed++) {
            Game end = PlayStyles.SENSIBLE.playout(
                    RULES, start(seed), Rng.of(seed).split(1).dice(), MOST);
            assertThat(end).isEqualTo(end(seed, PlayStyles.SENSIBLE, PlayStyles.SENSIBLE));
        }
    }
}
