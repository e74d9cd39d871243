package io.github.terrene.examples.benchmarks.figures;

import io.vavr.collection.Array;

/** A part of the table. */
public interface Section {
    /** All parts, in the order in which they are printed. */
    Array<Section> ALL = Array.of(
            new Playouts(),
            new Searches(),
            new Calls(),
            new Documents(),
            new Memory(),
            new Replays(),
            new StartUp(),
            new WarmUp(),
            new Threads());

    /** Its name on the command line. */
    String name();

    /** What it measures, in one line. */
    String about();

    /** Measures, and prints what it found. */
    void print(Report report, Effort effort);
}
