package io.github.terrene.examples.arena;

import io.github.terrene.examples.terminal.page.ProgressBar;
import io.vavr.collection.Array;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Every two decks play against each other, on all processors. Which games are played does not depend on how many there are.
 *
 * @param field the game and its decks
 * @param games how many games every two decks play
 * @param tries how often a bot tries each action
 * @param seed the first seed; every game has its own
 */
record Season(Field<?, ?, ?, ?, ?> field, int games, int tries, long seed) {
    Array<Result> play(ProgressBar bar) {
        Array<int[]> fixtures = fixtures();
        AtomicInteger done = new AtomicInteger();
        return Array.ofAll(IntStream.range(0, fixtures.size())
                .parallel()
                .mapToObj(game -> {
                    int[] decks = fixtures.get(game);
                    Result result = field.play(decks[0], decks[1], tries, seed + game);
                    tell(bar, done.incrementAndGet(), fixtures.size());
                    return result;
                })
                .toList());
    }

    private Array<int[]> fixtures() {
        int decks = field.decks().size();
        return Array.range(0, decks)
                .flatMap(one -> Array.range(one + 1, decks)
                        .flatMap(other -> Array.range(0, games)
                                .map(game -> game % 2 == 0 ? new int[] {one, other} : new int[] {other, one})));
    }

    private static synchronized void tell(ProgressBar bar, int done, int all) {
        bar.show(done / (double) all, done + " of " + all + " games");
    }
}
