package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.examples.shelf.OwnMachine;
import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** How much a search gets done in a new JVM, which compiles while it plays, and is started like the programs. */
final class WarmUp implements Section {
    private static final Array<Integer> FIRST = Array.of(5, 10, 30);
    private static final int SECONDS = 40;
    private static final int STEADY = 5;

    @Override
    public String name() {
        return "warm";
    }

    @Override
    public String about() {
        return "a new JVM: descents of a search in its first seconds, and their part of a warm one's";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line("%-38s%12s%12s%12s%14s", "descents in the first", "5 s", "10 s", "30 s", "warm, 1 s");
        ArenaGames.onPath().all().forEach(game -> print(game, report));
    }

    private static void print(ArenaGame<?, ?, ?, ?, ?> game, Report report) {
        report.progress("the first " + SECONDS + " seconds of a JVM that searches, " + game.title());
        Array<Long> descents = descents(game.id());
        double warm = Spread.of(descents.takeRight(STEADY), Long::doubleValue).median();
        StringBuilder line = new StringBuilder(String.format("%-38s", game.title()));
        StringBuilder parts = new StringBuilder(String.format("%-38s", "  part of a warm one's"));
        for (int seconds : FIRST) {
            double done = descents.take(seconds).sum().doubleValue();
            line.append(String.format(Locale.ROOT, "%,12.0f", done));
            parts.append(String.format(Locale.ROOT, "%11.0f%%", 100 * done / (seconds * warm)));
        }
        report.line("%s%,14.0f", line, warm);
        report.line("%s", parts);
    }

    private static Array<Long> descents(String game) {
        try (BufferedReader said = Jvm.run(Array.of(OwnMachine.COLLECTOR), FirstSearches.class, game, SECONDS)) {
            return Array.ofAll(said.lines().map(Long::valueOf));
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read what a JVM says", failure);
        }
    }
}
