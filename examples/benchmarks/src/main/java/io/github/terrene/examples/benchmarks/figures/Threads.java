package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;

/** Whether two threads do twice as much as one. */
final class Threads implements Section {
    private static final int DECISIONS_A_ROUND = 60_000;
    private static final Array<Plays> GAMES =
            Array.of(Plays.REDUCED_IMMUTABLE, Plays.REAL, Plays.REAL_SENSIBLE, Plays.TERRALORE_SENSIBLE);

    @Override
    public String name() {
        return "threads";
    }

    @Override
    public String about() {
        return "two threads against one, on " + Runtime.getRuntime().availableProcessors() + " processors; elapsed time";
    }

    /** Decisions in a nanosecond of elapsed time. */
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
                1e9 * Spread.of(rounds, Speeds::one).median(),
                1e9 * Spread.of(rounds, Speeds::two).median(),
                ratio.median(),
                String.format("%.2f .. %.2f", ratio.lower(), ratio.upper()));
    }

    private static Speeds speeds(RandomPlay first, RandomPlay second) {
        return new Speeds(speed(first), speed(first, second));
    }

    /** Lets each play in a thread of its own. */
    private static double speed(RandomPlay... plays) {
        Array<Thread> threads =
                Array.of(plays).map(play -> new Thread(() -> play.playDecisions(DECISIONS_A_ROUND)));
        long begun = System.nanoTime();
        threads.forEach(Thread::start);
        threads.forEach(Threads::await);
        return (double) plays.length * DECISIONS_A_ROUND / (System.nanoTime() - begun);
    }

    private static void await(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException failure) {
            throw new IllegalStateException("interrupted while a thread was playing", failure);
        }
    }
}
