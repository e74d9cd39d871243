package io.github.terrene.hobe.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done.
 *
 * @param tasks the next one first
 * @param queue the effects that are due, the next one first
 * @param caused the effects caused by what is under way; they join the queue when that is complete
 */
@Rule({"HB-10.6", "HB-10.7", "HB-10.14"})
public record Agenda(List<Task> tasks, Array<PendingEffect> queue, Array<PendingEffect> caused) {
    /** Nothing to be done. */
    public static final Agenda EMPTY = new Agenda(List.empty(), Array.empty(), Array.empty());

    /** The awaited decision, or null. */
    public @Nullable Prompt prompt() {
        return tasks.isEmpty() ? null : tasks.head().asPrompt();
    }

    /** What a seat may know of the agenda: everything but the options of another player's secret choice. */
    @Rule("HB-12.4")
    public Agenda seenBy(Seat viewer) {
        @Nullable Prompt prompt = prompt();
        return prompt == null ? this : with(tasks.tail().prepend(prompt.seenBy(viewer)));
    }

    /** The same agenda with other tasks. */
    public Agenda with(List<Task> others) {
        return new Agenda(others, queue, caused);
    }
}
