package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.Habits;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.Rng;
import java.util.concurrent.TimeUnit;

/** A program that {@link WarmUp} starts: it searches, and prints for each second since the beginning of {@code main} how many descents it made. */
public final class FirstSearches {
    private static final int DESCENTS = 20;

    private FirstSearches() {}

    /**
     * Starts.
     *
     * @param arguments the game, as the arena names it, and for how many seconds is searched
     */
    public static void main(String[] arguments) {
        long begun = System.nanoTime();
        ArenaGame<?, ?, ?, ?, ?> game = ArenaGames.onPath()
                .game(arguments[0])
                .getOrElseThrow(wrong -> new IllegalArgumentException(wrong.mkString("\n")));
        search(SearchedPositions.of(game), begun, Integer.parseInt(arguments[1]));
    }

    private static <A, V> void search(SearchedPositions<?, ?, A, ?, V> positions, long begun, int seconds) {
        int searches = 0;
        for (int second = 1; second <= seconds; second++) {
            int before = searches;
            for (long end = begun + TimeUnit.SECONDS.toNanos(second); System.nanoTime() < end; searches++) {
                search(positions, searches);
            }
            System.out.println((searches - before) * DESCENTS);
        }
    }

    private static <S, A, V> void search(SearchedPositions<?, S, A, ?, V> positions, int number) {
        SearchedPositions.Position<A, V> at = positions.positions().get(number % SearchedPositions.NUMBER);
        new TreeSearch<>(positions.game().book(), at.pool(), Budget.of(DESCENTS), Habits.USUAL)
                .explain(at.view(), at.legal(), Rng.of(number));
    }
}
