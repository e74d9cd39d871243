package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.due.PendingEffect;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.GamePrompt;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done.
 *
 * @param tasks the tasks, the next one first
 * @param queue the effects that are due, the next one first
 * @param caused the effects caused by what is under way; they join the queue when that is complete
 */
@Rule({"HB-10.6", "HB-10.7", "HB-10.14"})
public record Agenda(List<Task> tasks, Array<PendingEffect> queue, Array<PendingEffect> caused) {
    /** Nothing to be done. */
    public static final Agenda EMPTY = new Agenda(List.empty(), Array.empty(), Array.empty());

    /** The awaited decision, or null. */
    public @Nullable Prompt prompt() {
        return GamePrompt.awaited(tasks, Prompt.class);
    }

    /** Who is asked what; none when the game is over. */
    public Option<Asked<Action, Due>> asked(Table table) {
        return Option.of(prompt())
                .map(prompt -> prompt.asked(Array.empty(), prompt.options(), prompt.within(this, table)));
    }

    /** What is under way or waits, the next one first. */
    @Rule({"HB-10.6", "HB-10.7"})
    public Array<Due> due(Table table) {
        return tasks.flatMap(task -> task.due(this, table)).toArray();
    }

    /** The same agenda with other tasks. */
    public Agenda with(List<Task> others) {
        return new Agenda(others, queue, caused);
    }
}
