package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.due.PendingXp;
import io.github.terrene.odyssey.table.Table;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done.
 *
 * @param tasks the tasks, the next one first
 * @param waiting the abilities whose event has happened and that may still be used for it
 * @param offers the players who may have a waiting ability on a face-down card: if all windows are offered, they are asked even if they have
 *     none (8.13)
 * @param pendingXp the XP that has been earned and not yet gained
 */
@Rule("TO-4.20")
public record Agenda(List<Task> tasks, Array<PendingTrigger> waiting, Array<Seat> offers, Array<PendingXp> pendingXp) {
    /** Nothing to be done. */
    public static final Agenda EMPTY = new Agenda(List.empty(), Array.empty(), Array.empty(), Array.empty());

    /** The decision being awaited, or null. */
    public @Nullable Prompt prompt() {
        return GamePrompt.awaited(tasks, Prompt.class);
    }

    /** The same without what a seat may not even know to be there: an activation that is not complete, and what waits under a face-down card. */
    @Rule({"TO-8.6", "TO-11.5"})
    public Agenda knownTo(Seat viewer, Table table) {
        Array<PendingTrigger> known = waiting.isEmpty()
                ? waiting
                : waiting.filter(each ->
                        !each.secret() || table.side(each.seat()).insiders().contains(viewer));
        return new Agenda(tasks.filter(task -> task.knownTo(viewer)), known, offers, pendingXp);
    }

    /**
     * Who is asked what; none when the game is over.
     *
     * @param game the game as far as the viewer knows it
     */
    public Option<Asked<Action, Due>> asked(Game game, Seat viewer) {
        return Option.of(game.table().outcome().isEmpty() ? prompt() : null)
                .map(prompt -> prompt.asked(
                        tasks.flatMap(Task::actions).toArray(), prompt.offered(game, viewer), prompt.within(this)));
    }

    /** What is under way or waiting, next first: XP owed and waiting abilities come before the next step of the turn. */
    @Rule({"TO-6.9", "TO-8.7"})
    public Array<Due> due() {
        Tuple2<List<Task>, List<Task>> parts = tasks.span(task -> !task.settles());
        return parts._1
                .flatMap(Task::due)
                .<Due>appendAll(pendingXp)
                .appendAll(waiting)
                .appendAll(offers.isEmpty() ? Array.empty() : Array.of(new Due.Offers(offers)))
                .appendAll(parts._2.flatMap(Task::due))
                .toArray();
    }
}
