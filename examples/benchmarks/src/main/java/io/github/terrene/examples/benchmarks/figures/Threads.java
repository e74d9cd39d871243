package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;
import java.util.concurrent.CompletableFuture;

/** Whether two threads do twice as much as one. */
final class Threads implements Section {
    private static final int DECISIONS_A_ROUND = 60_000;
    private static final Array<Plays> GAMES =
            Array.of(Plays.REDUCED_IMMUTABLE, Plays.REAL_SENSIBLE, Plays.TERRALORE_SENSIBLE);

    @Override
    public String name() {
        return "threads";
    }

    @Override
    public String about() {
        return "two threads against one, in CPU time, so that other programs do not count";
    }

    /** Decisions a second, of one thread and of two together. */
    private record Speeds(double one, double two) {}

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line("%-40s%17s%17s%10s%16s", "", "one thread,", "two threads,", "two to", "quartiles");
        report.line("%-40s%17s%17s%10s%16s", "", "decisions/s", "decisions/s", "one", "");
        for (Plays each : GAMES) {
            print(each, report, effort);
        }
    }

    private static void print(Plays game, Report report, Effort effort) {
        RandomPlay first = game.begin();
        RandomPlay second = game.begin();
        String what = "threads, " + game.title();
        Rounds.during(effort.threads().dividedBy(2), "warming up " + what, report, () -> speeds(first, second));
        Array<Speeds> rounds = Rounds.during(effort.threads(), what, report, () -> speeds(first, second));
        Spread ratio = Spread.of(rounds, speeds -> speeds.two() / speeds.one());
        report.line(
                "%-40s%,17.0f%,17.0f%10.2f%16s",
                game.title(),
                Spread.of(rounds, Speeds::one).median(),
                Spread.of(rounds, Speeds::two).median(),
                ratio.median(),
                ratio.quartiles("%.2f"));
    }

    private static Speeds speeds(RandomPlay first, RandomPlay second) {
        return new Speeds(speed(first), speed(first, second));
    }

    /** Lets each play in a thread of its own; the sum of their speeds. */
    private static double speed(RandomPlay... plays) {
        Array<CompletableFuture<Measurement>> playing = Array.of(plays)
                .map(play -> CompletableFuture.supplyAsync(
                        () -> Measurement.of(play, DECISIONS_A_ROUND), work -> new Thread(work).start()));
        return playing.map(CompletableFuture::join)
                .map(Measurement::decisionsPerSecond)
                .sum()
                .doubleValue();
    }
}
