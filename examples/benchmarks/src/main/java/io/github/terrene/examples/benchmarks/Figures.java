package io.github.terrene.examples.benchmarks;

import io.github.terrene.odyssey.game.PlayStyles;
import io.vavr.collection.Array;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Prints the figures of the README in about a minute: random play with real decks for two and for four, Terralore, both also
 * by sensible policies, and the reduced game in the library and written by hand. They take turns, so that all meet the same noise, and the medians of the rounds are printed.
 */
public final class Figures {
    private static final int TURN_LIMIT = 200;
    private static final Duration WARM_UP = Duration.ofSeconds(15);
    private static final Duration MEASUREMENT = Duration.ofSeconds(35);
    private static final int LEAST_ROUNDS = 5;
    private static final int REAL_GAMES = 2000;
    private static final int SENSIBLE_GAMES = 700;
    private static final int FOUR_SEATS_GAMES = 1000;
    private static final int REDUCED_GAMES = 4000;

    private final RandomPlay real = LibraryPlay.realDecks();
    private final RandomPlay fourSeats = LibraryPlay.twoVersusTwo();
    private final RandomPlay reduced = LibraryPlay.reduced(TURN_LIMIT);
    private final RandomPlay sensible = LibraryPlay.realDecks().by(PlayStyles.SENSIBLE);
    private final RandomPlay terralore = TerralorePlay.uniform();
    private final RandomPlay sensibleTerralore =
            new TerralorePlay(io.github.terrene.terralore.game.PlayStyles.SENSIBLE);
    private final RandomPlay bound = new MutablePlay(TURN_LIMIT);
    private final PrintStream out;

    private Figures(PrintStream out) {
        this.out = out;
    }

    /** Takes no arguments. */
    public static void main(String[] arguments) {
        new Figures(System.out).print();
    }

    /** One round of all of them. */
    private record Round(
            Measurement real,
            Measurement sensible,
            Measurement fourSeats,
            Measurement terralore,
            Measurement sensibleTerralore,
            Measurement reduced,
            Measurement bound) {}

    private Round round() {
        return new Round(
                Measurement.of(real, REAL_GAMES),
                Measurement.of(sensible, SENSIBLE_GAMES),
                Measurement.of(fourSeats, FOUR_SEATS_GAMES),
                Measurement.of(terralore, REAL_GAMES),
                Measurement.of(sensibleTerralore, REAL_GAMES),
                Measurement.of(reduced, REDUCED_GAMES),
                Measurement.of(bound, REDUCED_GAMES));
    }

    private Array<Round> rounds(Duration during) {
        long end = System.nanoTime() + during.toNanos();
        Array<Round> rounds = Array.empty();
        while (rounds.size() < LEAST_ROUNDS || System.nanoTime() < end) {
            rounds = rounds.append(round());
        }
        return rounds;
    }

    private void print() {
        rounds(WARM_UP);
        Array<Round> rounds = rounds(MEASUREMENT);
        line("%-31s%14s%10s%14s%12s%18s", "", "decisions/s", "games/s", "decisions", "bytes", "time a decision,");
        line("%-31s%14s%10s%14s%12s%18s", "", "", "", "a game", "a decision", "bound = 1");
        row("library, real decks", rounds, Round::real);
        row("library, real decks, sensible", rounds, Round::sensible);
        row("library, two versus two", rounds, Round::fourSeats);
        row("Terralore, ready decks", rounds, Round::terralore);
        row("Terralore, sensible", rounds, Round::sensibleTerralore);
        row("library, reduced game", rounds, Round::reduced);
        row("mutable bound, reduced game", rounds, Round::bound);
        line("");
        line(
                "The reduced game by the library and the bound: %s over %,d games, %,d decisions.",
                sameChecksums() ? "equal checksums" : "DIFFERENT CHECKSUMS", bound.games(), bound.decisions());
        line(
                "Decisions a second of four seats to those of two: %.2f.",
                median(
                        rounds,
                        round -> round.fourSeats().decisionsPerSecond()
                                / round.real().decisionsPerSecond()));
        Array<Double> ratios = rounds.map(Figures::ratio).sorted();
        line("Library to bound in %d rounds: from %.1f to %.1f times.", rounds.size(), ratios.head(), ratios.last());
    }

    private void row(String name, Array<Round> rounds, ToMeasurement which) {
        Array<Measurement> all = rounds.map(which::of);
        line(
                "%-31s%,14.0f%,10.0f%14.1f%,12.0f%18.2f",
                name,
                median(all, Measurement::decisionsPerSecond),
                median(all, Measurement::gamesPerSecond),
                median(all, Measurement::decisionsPerGame),
                median(all, Measurement::bytesPerDecision),
                median(
                        rounds,
                        round -> which.of(round).nanosPerDecision()
                                / round.bound().nanosPerDecision()));
    }

    private interface ToMeasurement {
        Measurement of(Round round);
    }

    private static double ratio(Round round) {
        return round.reduced().nanosPerDecision() / round.bound().nanosPerDecision();
    }

    private static <T> double median(Array<T> all, ToDoubleFunction<T> figure) {
        return all.map(figure::applyAsDouble).sorted().get(all.size() / 2);
    }

    private boolean sameChecksums() {
        return reduced.checksum() == bound.checksum()
                && reduced.decisions() == bound.decisions()
                && reduced.games() == bound.games();
    }

    private void line(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values).stripTrailing());
    }
}
