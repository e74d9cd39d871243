package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;
import java.time.Duration;

/** A program that {@link Playouts} starts: the plays of one {@link Plays.Program} take turns, and each prints a line in each round. */
public final class PlayoutRounds {
    private static final int DECISIONS_A_ROUND = 40_000;

    private PlayoutRounds() {}

    /**
     * Starts.
     *
     * @param arguments the program, and for how many seconds it plays before it measures, and while it does
     */
    public static void main(String[] arguments) {
        Array<RandomPlay> plays = Plays.Program.valueOf(arguments[0]).plays().map(Plays::begin);
        Report report = Report.standard();
        Rounds.during(seconds(arguments[1]), "warming up", report, () -> round(plays));
        Rounds.during(seconds(arguments[2]), "playing", report, () -> printed(round(plays)));
    }

    private static Duration seconds(String number) {
        return Duration.ofSeconds(Long.parseLong(number));
    }

    private static Array<Measurement> round(Array<RandomPlay> plays) {
        return plays.map(play -> Measurement.of(play, DECISIONS_A_ROUND));
    }

    private static Array<Measurement> printed(Array<Measurement> round) {
        round.forEach(measured -> System.out.println(measured.line()));
        return round;
    }
}
