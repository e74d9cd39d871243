package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision. */
public interface Prompt extends Task {

    @Override
    default @Nullable Prompt asPrompt() {
        return this;
    }

    /** Who decides; several at the same time only at setup. */
    Array<Seat> seats();

    /** What is awaited of whom. */
    default Array<Decision> decisions() {
        return seats().map(seat -> new Decision(seat, key()));
    }

    /** The kinds of actions that a seat chooses from, as a set of {@link io.github.terrene.odyssey.action.ActionKind#bit bits}. */
    long offers(Seat seat);

    /** What the decision is about, as a short stable key. */
    String key();

    /** The number of the rule that refuses an activation by a seat to which this prompt does not offer one. */
    @Rule("TO-4.20")
    default String forbidsActivation(Table table, Seat seat) {
        return "TO-4.20";
    }
}
