package io.github.terrene.bots.level;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Greedy;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each level is stronger than the one before it; docs/bots.md has the figures of all games. */
class LevelTest {
    private static final Terralore TERRALORE = Terralore.of(StarterSet.catalogue());
    private static final Playbook<Game, Action, Event, View> PLAYBOOK =
            new Playbook<>(TERRALORE, PlayStyles.SENSIBLE, PlayStyles.PROSPECT);
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard(), ReadyDecks.all().get(0), ReadyDecks.all().get(1));
    private static final Game GAME = TERRALORE.start(CONFIG, 1).get().state();
    private static final CardPool POOL = TERRALORE.pool(CONFIG).knownTo(Seat.of(0));

    @ParameterizedTest
    @CsvSource({"BEGINNER, CASUAL, 60", "CASUAL, ATTENTIVE, 60", "CASUAL, SKILLED, 20"})
    void theStrongerOneWinsMostGames(Level weaker, Level stronger, int games) {
        int won = Array.range(0, games).count(game -> wins(stronger, weaker, game));
        assertThat(won).as("of %s games", games).isGreaterThan(games * 6 / 10);
    }

    @Test
    void whoHasNoTimeStopsThinkingAfterTheFirstThought() {
        Agent<View, Action, Event> oneWorld = new Greedy<>(PLAYBOOK, POOL, 1, 8);
        Agent<View, Action, Event> oneDescent = TreeSearch.of(PLAYBOOK, POOL, Budget.of(1));
        for (int seed = 0; seed < 10; seed++) {
            assertThat(choice(Level.ATTENTIVE, 1, seed)).isEqualTo(choice(oneWorld, seed));
            assertThat(choice(Level.SKILLED, 1, seed)).isEqualTo(choice(oneDescent, seed));
            assertThat(choice(Level.MASTER, 1, seed)).isEqualTo(choice(oneDescent, seed));
        }
    }

    @Test
    void whoHasMuchTimeThinksNoLongerThanUsual() {
        for (Level level : Array.of(Level.ATTENTIVE, Level.SKILLED, Level.MASTER)) {
            assertThat(choice(level, Duration.ofDays(1).toNanos(), 1)).isEqualTo(choice(level, Long.MAX_VALUE, 1));
        }
    }

    private static Action choice(Level level, long nanos, int seed) {
        return choice(level.bot(PLAYBOOK, POOL, nanos), seed);
    }

    private static Action choice(Agent<View, Action, Event> bot, int seed) {
        return bot.decide(TERRALORE.view(GAME, Seat.of(0)), TERRALORE.choices(GAME, Seat.of(0)), Rng.of(seed));
    }

    /** Each deal is played twice, with seats exchanged. */
    private static boolean wins(Level one, Level other, int game) {
        GameConfig config = GameConfig.of(
                Options.standard(),
                ReadyDecks.all().get(game / 2 % 4),
                ReadyDecks.all().get(game / 8 % 4));
        Array<Level> levels = game % 2 == 0 ? Array.of(one, other) : Array.of(other, one);
        Array<Agent<View, Action, Event>> bots = levels.zipWithIndex(
                (level, seat) -> level.bot(PLAYBOOK, TERRALORE.pool(config).knownTo(Seat.of(seat))));
        Outcome outcome = Host.of(TERRALORE, bots)
                .play(TERRALORE.start(config, game / 2).get(), Rng.of(game))
                .outcome()
                .get();
        return outcome.wonBy(Seat.of(game % 2));
    }
}
