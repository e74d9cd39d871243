package io.github.terrene.examples.benchmarks;

import io.github.terrene.examples.benchmarks.bound.MutableGame;
import io.github.terrene.examples.benchmarks.figures.Positions;
import io.github.terrene.examples.benchmarks.play.MutablePlay;
import io.github.terrene.examples.benchmarks.play.OdysseyPlay;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One thing done with one state, on average over many decisions of random play with real decks. */
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Thread)
public class PositionBenchmark {
    private static final int TURN_LIMIT = 200;
    private static final int INTO_THE_GAME = 60;

    private final Game[] branches = new Game[64];
    private final MutableGame mutable = started();

    /** Positions of random play with real decks. */
    @State(Scope.Thread)
    public static class RealDecks extends Positions<Game, Action, View> {
        /** Plays until there are enough. */
        public RealDecks() {
            super(OdysseyPlay.realDecks());
        }
    }

    private static MutableGame started() {
        MutablePlay play = new MutablePlay(TURN_LIMIT);
        play.playDecisions(INTO_THE_GAME);
        return play.game();
    }

    /** Listing what a seat may do. */
    @Benchmark
    public Seq<Action> legal(RealDecks positions) {
        positions.next();
        return positions.rules().legal(positions.state(), positions.seat());
    }

    /** Checking and carrying out one action. */
    @Benchmark
    public Step<Game, ?> apply(RealDecks positions) {
        positions.next();
        return positions.rules().apply(positions.state(), positions.action()).get();
    }

    /** What a seat may know. */
    @Benchmark
    public View view(RealDecks positions) {
        positions.next();
        return positions.rules().view(positions.state(), positions.seat());
    }

    /** A state that fits a view. */
    @Benchmark
    public Game imagine(RealDecks positions) {
        positions.next();
        return positions.rules().imagine(positions.view(), positions.pool(), Rng.of(positions.place()));
    }

    /** Keeping a state to come back to: a branch is a reference, as no later action changes it. */
    @Benchmark
    public Game fork(RealDecks positions) {
        positions.next();
        branches[positions.place() & branches.length - 1] = positions.state();
        return positions.state();
    }

    /** The same for the game written by hand: everything must be copied. */
    @Benchmark
    public int[] forkOfTheMutableBound() {
        return mutable.copy();
    }

    /** The fingerprint of a state by which replays are checked. */
    @Benchmark
    public Fingerprint fingerprint(RealDecks positions) {
        positions.next();
        return Fingerprint.of(positions.rules().notation(), positions.state());
    }
}
