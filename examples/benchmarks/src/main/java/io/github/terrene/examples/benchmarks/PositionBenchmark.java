package io.github.terrene.examples.benchmarks;

import io.github.terrene.examples.benchmarks.bound.MutableGame;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
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

    private static MutableGame started() {
        MutablePlay play = new MutablePlay(TURN_LIMIT);
        play.playDecisions(INTO_THE_GAME);
        return play.game();
    }

    /** Listing what a seat may do. */
    @Benchmark
    public Seq<Action> legal(Positions positions) {
        positions.next();
        return positions.rules.legal(positions.game(), positions.seat());
    }

    /** Checking and carrying out one action. */
    @Benchmark
    public Step<Game, Event> apply(Positions positions) {
        positions.next();
        return positions.rules.apply(positions.game(), positions.action()).get();
    }

    /** What a seat may know. */
    @Benchmark
    public View view(Positions positions) {
        positions.next();
        return positions.rules.view(positions.game(), positions.seat());
    }

    /** A state that fits a view. */
    @Benchmark
    public Game imagine(Positions positions) {
        positions.next();
        return positions.rules.imagine(positions.view(), positions.pool, Rng.of(positions.place()));
    }

    /** Keeping a state to come back to: a branch is a reference, as no later action changes it. */
    @Benchmark
    public Game fork(Positions positions) {
        positions.next();
        branches[positions.place() & branches.length - 1] = positions.game();
        return positions.game();
    }

    /** The same for the game written by hand: everything must be copied. */
    @Benchmark
    public int[] forkOfTheMutableBound() {
        return mutable.copy();
    }

    /** The fingerprint of a state by which replays are checked. */
    @Benchmark
    public Fingerprint fingerprint(Positions positions) {
        positions.next();
        return Fingerprint.of(positions.rules, positions.game());
    }
}
