package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done.
 *
 * @param tasks the next task first
 * @param waiting abilities whose event has happened and that may still be used for it
 * @param offers players who may have a waiting ability on a face-down card: if all windows are offered, they are asked even if they have
 *     none (8.13)
 * @param pendingXp XP not yet gained
 */
@Rule("TO-4.20")
public record Agenda(List<Task> tasks, Array<PendingTrigger> waiting, Array<Seat> offers, Array<PendingXp> pendingXp) {
    /** Nothing to be done. */
    public static final Agenda EMPTY = new Agenda(List.empty(), Array.empty(), Array.empty(), Array.empty());

    /** The decision being awaited, or null. */
    public @Nullable Prompt prompt() {
        return tasks.isEmpty() ? null : tasks.head().asPrompt();
    }

    /** What a seat may know of it. */
    public Agenda seenBy(Seat viewer, Table table) {
        Array<PendingTrigger> known = waiting.isEmpty()
                ? waiting
                : waiting.filter(each ->
                        !each.secret() || table.side(each.seat()).insiders().contains(viewer));
        return new Agenda(seenBy(viewer, tasks), known, offers, pendingXp);
    }

    private static List<Task> seenBy(Seat viewer, List<Task> tasks) {
        if (tasks.isEmpty()) {
            return tasks;
        }
        List<Task> others = seenBy(viewer, tasks.tail());
        Option<Task> first = tasks.head().seenBy(viewer);
        if (first.isEmpty()) {
            return others;
        }
        boolean same = first.get() == tasks.head() && others == tasks.tail();
        return same ? tasks : others.prepend(first.get());
    }
}
