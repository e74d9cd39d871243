package io.github.terrene.examples.benchmarks;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
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

    /** What is played: all of them, unless told otherwise with {@code -p game=REAL,MATCH}. */
    @Param
    public Plays game = Plays.REAL;

    private RandomPlay play = game.begin();

    /** Begins with the first game. */
    @Setup
    public void begin() {
        play = game.begin();
    }

    /** Decisions of whole games, without conceding. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long decisions(Tally tally) {
        return tally.play(play);
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
