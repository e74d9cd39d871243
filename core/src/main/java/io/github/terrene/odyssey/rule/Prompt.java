package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.odyssey.table.Table;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision. */
public interface Prompt extends Task, GamePrompt {

    @Override
    default @Nullable Prompt asPrompt() {
        return this;
    }

    /** The number of the rule that refuses an activation by a seat to which this prompt does not offer one. */
    @Rule("TO-4.20")
    default String forbidsActivation(Table table, Seat seat) {
        return "TO-4.20";
    }
}
