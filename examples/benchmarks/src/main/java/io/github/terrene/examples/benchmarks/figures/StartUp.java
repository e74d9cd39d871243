package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** How long a new JVM takes until the first decision, and how fast it is in its first seconds. */
final class StartUp implements Section {
    private static final double MILLISECOND = 1e6;
    private static final int FIRST = 5;
    private static final int STEADY = 3;
    private static final Array<Plays> PLAYS =
            Array.of(Plays.REAL_SENSIBLE, Plays.TERRALORE_SENSIBLE, Plays.HOBE_SENSIBLE, Plays.CARNAGE_SENSIBLE);

    @Override
    public String name() {
        return "start";
    }

    @Override
    public String about() {
        return "a new JVM: time to the first decision, speed in the first seconds";
    }

    /** What one JVM said: when the first decision was listed, in nanoseconds, and the decisions of each second after it. */
    private record Run(long sinceStart, long sinceMain, Array<Long> decisions) {}

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line("%-40s%14s%14s%20s", "milliseconds to the first decision", "from start", "from main", "quartiles");
        PLAYS.forEach(each -> printStart(each, report, effort));
        report.line("");
        report.line("%-33s%11s%11s%11s%11s%11s%11s", "decisions in", "second 1", "2", "3", "4", "5", "steady");
        PLAYS.forEach(each -> printSpeed(each, report, effort));
    }

    private static void printStart(Plays play, Report report, Effort effort) {
        Array<Run> runs = Array.range(0, effort.starts()).map(i -> {
            report.progress("starting JVMs, " + play.title());
            return run(play, 0);
        });
        Spread sinceMain = Spread.of(runs, run -> run.sinceMain() / MILLISECOND);
        report.line(
                "%-40s%14.0f%14.0f%20s",
                play.title(),
                Spread.of(runs, run -> run.sinceStart() / MILLISECOND).median(),
                sinceMain.median(),
                sinceMain.quartiles("%.0f"));
    }

    private static void printSpeed(Plays play, Report report, Effort effort) {
        report.progress("the first " + effort.firstSeconds() + " seconds of a JVM, " + play.title());
        Array<Long> decisions = run(play, effort.firstSeconds()).decisions();
        double steady =
                Spread.of(decisions.takeRight(STEADY), Long::doubleValue).median();
        StringBuilder line = new StringBuilder(String.format("%-33s", play.title()));
        StringBuilder parts = new StringBuilder(String.format("%-33s", "  part of the steady speed"));
        for (long each : decisions.take(FIRST)) {
            line.append(String.format(Locale.ROOT, "%,11d", each));
            parts.append(String.format(Locale.ROOT, "%10.0f%%", 100 * each / steady));
        }
        report.line("%s%,11.0f", line, steady);
        report.line("%s", parts);
    }

    private static Run run(Plays play, int seconds) {
        long begun = System.nanoTime();
        try (BufferedReader said = Jvm.run(FirstDecision.class, play, seconds)) {
            long sinceMain = Long.parseLong(said.readLine());
            long sinceStart = System.nanoTime() - begun;
            return new Run(sinceStart, sinceMain, Array.ofAll(said.lines().map(Long::valueOf)));
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read what a JVM says", failure);
        }
    }
}
