package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Seq;

/** Why something that a client asked for was not done. */
sealed interface Fault {
    /**
     * What it sent cannot be read.
     *
     * @param problems what is wrong, and where
     */
    record Unreadable(Seq<Problem> problems) implements Fault {}

    /**
     * The rules or the table do not allow it.
     *
     * @param why the reasons
     */
    record Refused(Seq<Rejection> why) implements Fault {}
}
