package io.github.terrene.examples.terminal;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.IntSupplier;

/**
 * What the program reads and writes.
 *
 * @param in what a person types
 * @param out the tale
 * @param err what went wrong
 * @param terminal whether it is a terminal; otherwise a file is read or written
 * @param colors whether to use colors by default
 * @param unicode whether more than ASCII can be shown
 * @param columns how wide it is now
 */
record Streams(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean terminal,
        boolean colors,
        boolean unicode,
        IntSupplier columns) {}
