package io.github.terrene.examples.benchmarks.immutable;

/** What happened: a change of the table that can be told to players. */
public sealed interface Event permits SetupEvent, TurnEvent, PartyEvent, BattleEvent {
    /** Makes the change. */
    void applyTo(Play play);

    /** Whether it shows something that was secret, or is the result of chance. */
    default boolean revealing() {
        return false;
    }
}
