package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.Locale;
import java.util.function.Supplier;

/** What states cost that are kept, as a search tree keeps them. */
final class Memory implements Section {
    private static final int STATES = 10_000;
    private static final int STATES_ALONE = 1000;
    private static final int COLLECTIONS = 2;
    private static final Array<Plays> GAMES = Array.of(
            Plays.REDUCED_SENSIBLE,
            Plays.REDUCED_IMMUTABLE,
            Plays.REDUCED_MUTABLE,
            Plays.REAL,
            Plays.REAL_SENSIBLE,
            Plays.FOUR_SEATS_SENSIBLE,
            Plays.MATCH_SENSIBLE,
            Plays.TERRALORE,
            Plays.TERRALORE_SENSIBLE,
            Plays.HOBE,
            Plays.HOBE_SENSIBLE,
            Plays.CARNAGE,
            Plays.CARNAGE_SENSIBLE);

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String about() {
        return "heap that a state takes when it is kept, in bytes";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line(
                "%-40s%22s%22s",
                String.format(Locale.ROOT, "%,d states of play", STATES), "successive states,", "states that");
        report.line("%-40s%22s%22s", "", "parts shared", "share nothing");
        for (Plays each : GAMES) {
            report.progress("memory, " + each.title());
            RandomPlay play = each.begin();
            double shared = bytesPerState(STATES, play, play::state);
            double alone = bytesPerState(STATES_ALONE, play, play::stateOfItsOwn);
            report.line("%-40s%,22.0f%,22.0f", each.title(), shared, alone);
        }
    }

    /** The first state is there already when it begins to count, so that cards and rules are not counted. */
    private static double bytesPerState(int states, RandomPlay play, Supplier<Object> state) {
        Object[] kept = new Object[states];
        play.playGames(1);
        Object before = state.get();
        long used = used();
        for (int i = 0; i < kept.length; i++) {
            play.playStep();
            kept[i] = state.get();
        }
        long grown = used() - used;
        Reference.reachabilityFence(before);
        Reference.reachabilityFence(kept);
        return (double) grown / kept.length;
    }

    private static long used() {
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
