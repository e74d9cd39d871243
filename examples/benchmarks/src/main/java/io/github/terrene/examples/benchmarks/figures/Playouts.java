package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Whole games at random: what the library is measured by. */
final class Playouts implements Section {
    private static final int COMPARED_GAMES = 1000;

    @Override
    public String name() {
        return "playouts";
    }

    @Override
    public String about() {
        return "whole games at random, as searches play them: list, choose, step";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line("%-39s%12s%26s%10s%12s", "", "decisions", "", "decisions", "bytes");
        report.line("%-39s%12s%26s%10s%12s", "", "a second", "quartiles", "a game", "a decision");
        Map<Plays, Array<Measurement>> measured = TreeMap.empty();
        for (Plays.Program program : Plays.Program.values()) {
            Array<Plays> plays = program.plays();
            report.progress("playouts of " + plays.head().title() + " and " + (plays.size() - 1) + " more, "
                    + effort.playing().multipliedBy(2).toSeconds() + " s");
            Array<Array<Measurement>> rounds = rounds(program, effort);
            for (int i = 0; i < plays.size(); i++) {
                int place = i;
                Array<Measurement> all = rounds.map(round -> round.get(place));
                measured = measured.put(plays.get(i), all);
                speed(report, plays.get(i), all);
            }
        }
        ratios(report, measured);
        report.line("");
        report.line("Reduced game of library and twins: %s over %,d games.", compared(), COMPARED_GAMES);
    }

    /** For each round one measurement of each play. */
    private static Array<Array<Measurement>> rounds(Plays.Program program, Effort effort) {
        long seconds = effort.playing().toSeconds();
        try (BufferedReader said = Jvm.run(PlayoutRounds.class, program, seconds, seconds)) {
            return Array.ofAll(said.lines().map(Measurement::read))
                    .grouped(program.plays().size())
                    .toArray();
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read what a JVM says", failure);
        }
    }

    private static void speed(Report report, Plays play, Array<Measurement> rounds) {
        Spread speed = Spread.of(rounds, Measurement::decisionsPerSecond);
        report.line(
                "%-39s%,12.0f%26s%10.1f%,12.0f",
                play.title(),
                speed.median(),
                speed.quartiles("%,.0f"),
                Spread.of(rounds, Measurement::decisionsPerGame).median(),
                Spread.of(rounds, Measurement::bytesPerDecision).median());
    }

    private static void ratios(Report report, Map<Plays, Array<Measurement>> measured) {
        report.line("");
        report.line("%-72s%8s%18s", "Time a decision, compared in the same round", "median", "quartiles");
        ratio(report, measured, Plays.REDUCED, Plays.REDUCED_MUTABLE);
        ratio(report, measured, Plays.REDUCED, Plays.REDUCED_IMMUTABLE);
        ratio(report, measured, Plays.REDUCED_CHECKED, Plays.REDUCED_IMMUTABLE);
        ratio(report, measured, Plays.REDUCED_IMMUTABLE, Plays.REDUCED_MUTABLE);
        ratio(report, measured, Plays.FOUR_SEATS, Plays.REAL);
        ratio(report, measured, Plays.FOUR_SEATS_SENSIBLE, Plays.REAL_SENSIBLE);
        ratio(report, measured, Plays.MATCH, Plays.REAL);
        ratio(report, measured, Plays.ENCOUNTER, Plays.DRAFTED);
        ratio(report, measured, Plays.ENCOUNTER_SENSIBLE, Plays.DRAFTED_SENSIBLE);
    }

    /** Both must be of one {@link Plays.Program}. */
    private static void ratio(Report report, Map<Plays, Array<Measurement>> measured, Plays one, Plays other) {
        Spread times = Spread.of(
                measured.get(one).get().zip(measured.get(other).get()),
                round -> round._1.nanosPerDecision() / round._2.nanosPerDecision());
        report.line("%-72s%8.2f%18s", one.title() + " / " + other.title(), times.median(), times.quartiles("%.2f"));
    }

    private static String compared() {
        Array<Long> checksums = Array.of(
                        Plays.REDUCED, Plays.REDUCED_CHECKED, Plays.REDUCED_IMMUTABLE, Plays.REDUCED_MUTABLE)
                .map(each -> {
                    RandomPlay play = each.begin();
                    play.playGames(COMPARED_GAMES);
                    return play.checksum();
                });
        return checksums.distinct().size() == 1 ? "equal decisions" : "DIFFERENT DECISIONS";
    }
}
