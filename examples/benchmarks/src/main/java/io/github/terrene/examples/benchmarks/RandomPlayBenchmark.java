package io.github.terrene.examples.benchmarks;

import io.github.terrene.odyssey.game.PlayStyles;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Decisions and games a second in random play. Bytes per operation are bytes per decision. */
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
public class RandomPlayBenchmark {
    private static final int BATCH = 1000;
    private static final int TURN_LIMIT = 200;

    private final RandomPlay realDecks = LibraryPlay.realDecks();
    private final RandomPlay fourSeats = LibraryPlay.twoVersusTwo();
    private final RandomPlay sensible = LibraryPlay.realDecks().by(PlayStyles.SENSIBLE);
    private final RandomPlay terralore = TerralorePlay.uniform();
    private final RandomPlay sensibleTerralore =
            new TerralorePlay(io.github.terrene.terralore.game.PlayStyles.SENSIBLE);
    private final RandomPlay reduced = LibraryPlay.reduced(TURN_LIMIT);
    private final RandomPlay mutable = new MutablePlay(TURN_LIMIT);

    /** The library with the decks of Gregory the Hoarder and S.K. the Art Historian. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long randomPlayRealDecks(Tally tally) {
        return tally.play(realDecks);
    }

    /** The same decks, played sensibly: longer games with many battles. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long sensiblePlayRealDecks(Tally tally) {
        return tally.play(sensible);
    }

    /** The library with two against two, the same decks. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long randomPlayTwoVersusTwo(Tally tally) {
        return tally.play(fourSeats);
    }

    /** Terralore with two ready decks. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long randomPlayTerralore(Tally tally) {
        return tally.play(terralore);
    }

    /** The same, played sensibly. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long sensiblePlayTerralore(Tally tally) {
        return tally.play(sensibleTerralore);
    }

    /** The library with the reduced game. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long randomPlayReduced(Tally tally) {
        return tally.play(reduced);
    }

    /** The reduced game written by hand: what the library is measured against. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long mutableBound(Tally tally) {
        return tally.play(mutable);
    }

    /** Counts games. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Tally {
        /** Games played in this iteration. */
        public long games;

        /** Every iteration counts from zero. */
        @Setup(Level.Iteration)
        public void clear() {
            games = 0;
        }

        long play(RandomPlay play) {
            long before = play.games();
            play.playDecisions(BATCH);
            games += play.games() - before;
            return play.checksum();
        }
    }
}
