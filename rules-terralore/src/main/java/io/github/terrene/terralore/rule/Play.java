package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.RunningAction;
import io.github.terrene.kernel.engine.StepBuilder;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.TurnEvent.GameEnded;
import io.github.terrene.terralore.rule.QueueTask.Collected;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * A game while one action is carried out: the only mutable thing in the rules, discarded when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the agenda.
 */
@Internal
public final class Play extends StepBuilder<Table, Event> implements RunningAction<Game, Event> {
    private final GameConfig config;
    private @Nullable Task top;
    private List<Task> tasks;
    private Array<PendingEffect> queue;
    private Array<PendingEffect> caused;
    private Array<PendingEffect> deferred;

    /** Goes on from a game. */
    public Play(Game game) {
        super(game.table(), game.rng());
        this.config = game.config();
        this.tasks = game.agenda().tasks();
        this.queue = game.agenda().queue();
        this.caused = game.agenda().caused();
        this.deferred = game.agenda().deferred();
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    /** Makes the step impossible to undo: a secret choice is complete, whether the other player's is or not. */
    void seal() {
        makeFinal();
    }

    /** Puts tasks on the agenda, to be done in this order and before everything already there. */
    void next(Task... inOrder) {
        for (int i = inOrder.length - 1; i >= 0; i--) {
            next(inOrder[i]);
        }
    }

    /** Puts a task on the agenda, to be done before everything already there. */
    void next(Task task) {
        tasks = tasks();
        top = task;
    }

    /** All tasks, the next one first. Most are carried out at once; only those that must wait are put into the list. */
    private List<Task> tasks() {
        return top == null ? tasks : tasks.prepend(top);
    }

    /** Takes the top task off the agenda. */
    Task take() {
        Task uppermost = top == null ? tasks.head() : top;
        tasks = top == null ? tasks.tail() : tasks;
        top = null;
        return uppermost;
    }

    /** Adds an effect that was caused by the one under way. */
    void cause(PendingEffect waiting) {
        caused = caused.append(waiting);
    }

    /** Adds an effect to the queue, after those that were caused before. */
    void queue(PendingEffect waiting) {
        queueCaused();
        queue = queue.append(waiting);
    }

    /** Moves what was caused by the effect under way, which is complete, to the queue. */
    @Rule({"TL-9.7", "TL-9.8"})
    void queueCaused() {
        if (caused.nonEmpty()) {
            queue = queue.appendAll(PendingEffect.sorted(caused, table()));
            caused = Array.empty();
        }
    }

    /** Takes the next effect out of the queue; null if there is none. */
    @Nullable
    PendingEffect nextWaiting() {
        if (queue.isEmpty()) {
            return null;
        }
        PendingEffect first = queue.head();
        queue = queue.tail();
        return first;
    }

    /** Puts something off until the end of the turn. */
    void defer(PendingEffect waiting) {
        deferred = deferred.append(waiting);
    }

    /** Notes that a card leaves the field: what it put off happens in the lane it leaves, wherever it was before. */
    @Rule({"TL-3.10", "TL-9.7"})
    void remember(CardOnField leaving) {
        deferred = deferred.isEmpty() ? deferred : deferred.map(each -> each.remembering(leaving));
        tasks = tasks().map(task -> task instanceof Collected collected ? collected.remembering(leaving) : task);
        top = null;
    }

    /** Takes out everything that was put off so far. */
    Array<PendingEffect> takePutOff() {
        Array<PendingEffect> all = deferred;
        deferred = Array.empty();
        return all;
    }

    /** Ends the game: nothing is left to be done. */
    void end(Outcome outcome) {
        emit(new GameEnded(outcome));
        top = null;
        tasks = List.empty();
        queue = Array.empty();
        caused = Array.empty();
        deferred = Array.empty();
    }

    /** Carries tasks out until somebody must decide or the game is over. */
    @Override
    public Step<Game, Event> proceed(@Nullable Seat actor) {
        for (@Nullable Work work = nextWork(); work != null; work = nextWork()) {
            take();
            work.run(this);
        }
        Game game = new Game(config, table(), new Agenda(tasks(), queue, caused, deferred), rng());
        return build(game, actor != null && game.offers(actor) != 0);
    }

    private @Nullable Work nextWork() {
        return top != null
                ? top.asWork()
                : tasks.isEmpty() ? null : tasks.head().asWork();
    }
}
