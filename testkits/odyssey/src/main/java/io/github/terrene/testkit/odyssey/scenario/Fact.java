package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;

/** Something that should be true of a table, either the real one or the one in a view. */
@FunctionalInterface
public interface Fact {
    /** What is not true, each as a sentence; nothing if everything is as it should be. */
    Seq<String> faults(Table table);
}
