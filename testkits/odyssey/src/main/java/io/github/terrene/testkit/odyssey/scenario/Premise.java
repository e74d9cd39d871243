package io.github.terrene.testkit.odyssey.scenario;

/** Something that a scenario starts from. */
@FunctionalInterface
public interface Premise {
    /** Puts it on the table. */
    void layOut(TableBuilder table);
}
