package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;

/** Whole games at random: what the library is measured by. */
final class Playouts implements Section {
    private static final Array<Plays> ALL = Array.of(Plays.values());
    private static final int DECISIONS_A_ROUND = 40_000;
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
        Array<RandomPlay> plays = ALL.map(Plays::begin);
        Rounds.during(effort.warmUp(), "warming up playouts", report, () -> round(plays));
        Array<Array<Measurement>> rounds = Rounds.during(effort.playouts(), "playouts", report, () -> round(plays));
        report.heading(this);
        speeds(report, rounds);
        ratios(report, rounds);
        report.line("");
        report.line("Reduced game of library and twins: %s over %,d games.", compared(), COMPARED_GAMES);
    }

    /** One measurement of each, in the order of {@link #ALL}. */
    private static Array<Measurement> round(Array<RandomPlay> plays) {
        return plays.map(play -> Measurement.of(play, DECISIONS_A_ROUND));
    }

    private static void speeds(Report report, Array<Array<Measurement>> rounds) {
        report.line("%-39s%12s%26s%10s%12s", "", "decisions", "quartiles of", "decisions", "bytes");
        report.line("%-39s%12s%26s%10s%12s", "", "a second", rounds.size() + " rounds", "a game", "a decision");
        for (Plays each : ALL) {
            Array<Measurement> all = rounds.map(round -> round.get(each.ordinal()));
            Spread speed = Spread.of(all, Measurement::decisionsPerSecond);
            report.line(
                    "%-39s%,12.0f%26s%10.1f%,12.0f",
                    each.title(),
                    speed.median(),
                    speed.quartiles("%,.0f"),
                    Spread.of(all, Measurement::decisionsPerGame).median(),
                    Spread.of(all, Measurement::bytesPerDecision).median());
        }
    }

    private static void ratios(Report report, Array<Array<Measurement>> rounds) {
        report.line("");
        report.line("%-72s%8s%18s", "Time a decision, compared in the same round", "median", "quartiles");
        ratio(report, rounds, Plays.REDUCED, Plays.REDUCED_MUTABLE);
        ratio(report, rounds, Plays.REDUCED, Plays.REDUCED_IMMUTABLE);
        ratio(report, rounds, Plays.REDUCED_CHECKED, Plays.REDUCED_IMMUTABLE);
        ratio(report, rounds, Plays.REDUCED_IMMUTABLE, Plays.REDUCED_MUTABLE);
        ratio(report, rounds, Plays.FOUR_SEATS, Plays.REAL);
        ratio(report, rounds, Plays.FOUR_SEATS_SENSIBLE, Plays.REAL_SENSIBLE);
        ratio(report, rounds, Plays.MATCH, Plays.REAL);
        ratio(report, rounds, Plays.ENCOUNTER, Plays.DRAFTED);
        ratio(report, rounds, Plays.ENCOUNTER_SENSIBLE, Plays.DRAFTED_SENSIBLE);
    }

    private static void ratio(Report report, Array<Array<Measurement>> rounds, Plays one, Plays other) {
        Spread times = Spread.of(
                rounds,
                round -> round.get(one.ordinal()).nanosPerDecision()
                        / round.get(other.ordinal()).nanosPerDecision());
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
