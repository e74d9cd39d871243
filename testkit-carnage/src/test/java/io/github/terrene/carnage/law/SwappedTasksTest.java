package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Saved games in which what is still to be done belongs to another moment: each is refused, or can be played on and saved again. */
class SwappedTasksTest {
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard().withRelicFate(RelicFate.DISCARDED),
            CarnageSpecimen.list("one", Workshop.CARDS, 1),
            CarnageSpecimen.list("other", Workshop.CARDS, 2));
    private static final Array<Policy<? super Game, ? super Action>> STYLES =
            Array.of(Styles.WARLORD, Styles.BREEDER, Styles.SETTLER);
    private static final Notation<GameConfig, Game, Action> NOTATION = Workshop.RULES.notation();
    private static final int GAMES = 12;
    private static final int LONGEST = 200;
    private static final int PAIRS = 20_000;
    private static final int MOVES = 15;

    private static Array<Game> states() {
        return Array.range(0, GAMES)
                .map(seed -> Walk.drawn(new SeededConfig<>(CONFIG, seed), seed % STYLES.size(), LONGEST))
                .flatMap(walk -> Playthrough.of(Workshop.RULES, STYLES, walk).states());
    }

    @Test
    void eachIsRefusedOrCanBePlayedOn() {
        Array<Game> states = states();
        Array<Game> asking = states.reject(
                        game -> game.table().turn() > 0 && game.tasks().size() == 1)
                .distinctBy(Game::tasks);
        Dice dice = Rng.of(7).dice();
        int read = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            Game table = dice.pick(states);
            Game tasks = dice.pick(asking);
            String text = NOTATION.writeState(new Game(CONFIG, table.table(), tasks.tasks(), Rng.of(pair)));
            try {
                Either<Problem, Game> game = NOTATION.readState(CONFIG, text);
                game.forEach(swapped -> playOn(swapped, dice));
                read += game.isRight() ? 1 : 0;
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError(failure + " in\n" + text, failure);
            }
        }
        assertThat(read).isPositive();
    }

    private static void playOn(Game from, Dice dice) {
        Game now = from;
        for (int move = 0; move < MOVES && !now.over(); move++) {
            Game here = now;
            Array<Action> legal = Players.BOTH.flatMap(seat -> Workshop.RULES.legal(here, seat));
            now = Workshop.RULES.apply(now, dice.pick(legal)).get().state();
            assertThat(NOTATION.readState(CONFIG, NOTATION.writeState(now))).isEqualTo(Either.right(now));
        }
    }
}
