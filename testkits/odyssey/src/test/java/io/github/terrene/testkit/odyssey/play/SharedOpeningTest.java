package io.github.terrene.testkit.odyssey.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Several threads may use one opening at once, as it promises. */
class SharedOpeningTest {
    private static final int THREADS = 2;
    private static final int GAMES = 40;
    private static final BaseSet SET = new BaseSet();
    private static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(SET)).get());
    private static final Array<Deck> DECKS = Array.ofAll(SET.decks()).map(ReadyDeck::deck);
    private static final GameConfig CONFIG = GameConfig.of(Options.standard(), DECKS.get(0), DECKS.get(1));
    private static final Policy<Game, Action> POLICY = Policy.uniform(RULES);

    /** The first and the last state of each game, written down. */
    private static Array<String> games(Opening<Game, Event> opening) {
        return Array.range(0, GAMES).flatMap(seed -> {
            Game start = opening.start(seed).state();
            Game end = POLICY.playout(RULES, start, Rng.of(seed).split(1).dice(), 100_000);
            return Array.of(start, end).map(RULES.notation()::writeState);
        });
    }

    @Test
    void threadsThatShareAnOpeningPlayTheGamesOfOneThread() throws Exception {
        Array<String> alone = games(RULES.open(CONFIG).get());
        assertThat(alone).hasSize(2 * GAMES).doesNotHaveDuplicates();

        Opening<Game, Event> shared = RULES.open(CONFIG).get();
        CyclicBarrier together = new CyclicBarrier(THREADS);
        Callable<Array<String>> player = () -> {
            together.await();
            return games(shared);
        };
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<Array<String>> played :
                    threads.invokeAll(Array.fill(THREADS, player).asJava())) {
                assertThat(played.get()).isEqualTo(alone);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
