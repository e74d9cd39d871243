package io.github.terrene.examples.benchmarks.immutable;

import io.github.terrene.kernel.Seat;

/** What a seat can do. Characters are named by their place in the seat's party, cards by their number in the card table. */
public sealed interface Action permits SetupAction, PartyAction, BattleAction, TurnAction {
    /** Whose action it is. */
    Seat seat();

    /** The decision that it is a choice of. */
    int prompt();

    /** Every {@linkplain Refusals reason} against it as bits, 0 if it is legal; only for a game that awaits its decision of its seat. */
    int refusals(ImmutableGame game);

    /** Carries it out; it must be legal. */
    void carryOut(Play play);
}
