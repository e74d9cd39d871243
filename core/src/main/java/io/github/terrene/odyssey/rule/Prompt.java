package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision. */
public interface Prompt extends Task {

    @Override
    default @Nullable Prompt asPrompt() {
        return this;
    }

    /** Who decides; several at the same time only at setup. */
    Array<Seat> seats();

    /** The kinds of actions that a seat chooses from, as a set of {@link io.github.terrene.odyssey.action.ActionKind#bit bits}. */
    long offers(Seat seat);

    /** What about, as a short stable key. */
    String key();

    /**
     * The decision before anything of it was chosen, none if it began with what was {@linkplain #actions chosen} while the task below it
     * was uppermost: asked only of games that were read.
     *
     * @param below the game with the task below it uppermost
     */
    default Option<Prompt> untouched(RuleBook book, Game below) {
        return Option.some(this);
    }

    /** The number of the rule by which a seat that is not offered it activates nothing while this is asked. */
    @Rule("TO-4.20")
    default String forbidsActivation(Table table, Seat seat) {
        return "TO-4.20";
    }
}
