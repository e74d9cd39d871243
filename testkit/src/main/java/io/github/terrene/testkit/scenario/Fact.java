package io.github.terrene.testkit.scenario;

import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;

/** Something that should be so on a table, be it the whole truth or what somebody sees of it. */
@FunctionalInterface
public interface Fact {
    /** What is not so, each as a sentence; nothing if all is as it should be. */
    Seq<String> faults(Table table);
}
