package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.due.PendingEffect;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done.
 *
 * @param tasks the tasks, the next one first
 * @param queue the waiting effects, the next one first
 * @param caused the effects caused by the one under way; they join the queue when that one is complete
 * @param deferred the effects that wait for the end of the turn
 */
@Rule({"TL-9.8", "TL-9.20"})
public record Agenda(
        List<Task> tasks, Array<PendingEffect> queue, Array<PendingEffect> caused, Array<PendingEffect> deferred)
        implements Masked<Agenda> {
    /** Nothing to be done. */
    public static final Agenda EMPTY = new Agenda(List.empty(), Array.empty(), Array.empty(), Array.empty());

    /** Nothing to be done except this. */
    public static Agenda of(Task task) {
        return new Agenda(List.of(task), Array.empty(), Array.empty(), Array.empty());
    }

    /** The awaited decision, or null. */
    public @Nullable Prompt prompt() {
        return GamePrompt.awaited(tasks, Prompt.class);
    }

    /** Others do not even know that what asks was given a secret answer before. */
    @Override
    @Rule("TL-12.6")
    public Agenda masked(Seat viewer) {
        @Nullable Prompt prompt = prompt();
        return prompt == null
                ? this
                : with(prompt.knownBelow(viewer, tasks.tail()).prepend(prompt));
    }

    /** Who is asked what; none when the game is over. */
    public Option<Asked<Action, Due>> asked() {
        return Option.of(prompt())
                .map(prompt -> prompt.asked(prompt.actions().toArray(), prompt.options(), prompt.within(this)));
    }

    /** What is under way or waits, the next one first. */
    @Rule({"TL-9.8", "TL-9.20"})
    public Array<Due> due() {
        return tasks.flatMap(task -> task.due(this))
                .appendAll(deferred.map(Due.PutOff::new))
                .toArray();
    }

    /** The same agenda with other tasks. */
    public Agenda with(List<Task> others) {
        return new Agenda(others, queue, caused, deferred);
    }
}
