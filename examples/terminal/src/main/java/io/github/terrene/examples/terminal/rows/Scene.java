package io.github.terrene.examples.terminal.rows;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.table.Table;

/**
 * An event, as an onlooker sees it, between two tables.
 *
 * @param before what things are called before it
 * @param after what they are called after it
 * @param verbose whether everything is to be told
 */
record Scene(Speech before, Speech after, boolean verbose) {
    static Scene of(Cast cast, Table before, Event event, boolean verbose) {
        return new Scene(new Speech(cast, before), new Speech(cast, event.applyTo(before)), verbose);
    }

    /** A sentence for those who want to hear everything. */
    String onlyVerbose(String sentence) {
        return verbose ? sentence : "";
    }
}
