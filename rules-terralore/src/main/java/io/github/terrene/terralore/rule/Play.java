package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Dice;
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
 * A game while one action is carried out: the only thing in the rules that changes, and gone when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the agenda.
 */
@Internal
public final class Play implements RunningAction<Game, Event> {
    private final GameConfig config;
    private final StepBuilder<Table, Event> step;
    private List<Task> tasks;
    private Array<PendingEffect> queue;
    private Array<PendingEffect> caused;
    private Array<PendingEffect> putOff;

    /** A game that goes on. */
    public Play(Game game) {
        this.config = game.config();
        this.step = new StepBuilder<>(game.table(), game.rng());
        this.tasks = game.agenda().tasks();
        this.queue = game.agenda().queue();
        this.caused = game.agenda().caused();
        this.putOff = game.agenda().putOff();
    }

    /** The table as it is now. */
    public Table table() {
        return step.table();
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    /** Chance. Whoever draws it makes the action final. */
    Dice dice() {
        return step.dice();
    }

    /** Lets something happen. */
    void emit(Event event) {
        step.emit(event);
    }

    /** Says that the step cannot be undone: a secret choice is complete, whether the other player's is or not. */
    void seal() {
        step.makeFinal();
    }

    /** How many events there are so far. */
    int eventCount() {
        return step.eventCount();
    }

    /** Puts tasks on the agenda, the first to be done first, all before what is there already. */
    void next(Task... inOrder) {
        for (int i = inOrder.length - 1; i >= 0; i--) {
            tasks = tasks.prepend(inOrder[i]);
        }
    }

    /** Takes the uppermost task off the agenda. */
    Task take() {
        Task uppermost = tasks.head();
        tasks = tasks.tail();
        return uppermost;
    }

    /** An effect that is caused by the one under way. */
    void cause(PendingEffect waiting) {
        caused = caused.append(waiting);
    }

    /** An effect that waits in its turn, behind what was caused before. */
    void queue(PendingEffect waiting) {
        queueCaused();
        queue = queue.append(waiting);
    }

    /** The effect under way is complete: what it caused joins the queue. */
    @Rule({"TL-9.7", "TL-9.8"})
    void queueCaused() {
        if (caused.nonEmpty()) {
            queue = queue.appendAll(PendingEffect.sorted(caused, table()));
            caused = Array.empty();
        }
    }

    /** The effect that is next, taken out of the queue; or null. */
    @Nullable
    PendingEffect nextWaiting() {
        if (queue.isEmpty()) {
            return null;
        }
        PendingEffect first = queue.head();
        queue = queue.tail();
        return first;
    }

    /** Something is put off until the end of the turn. */
    void putOff(PendingEffect waiting) {
        putOff = putOff.append(waiting);
    }

    /** A card leaves the field: what it put off happens in the lane it leaves, wherever it stood before. */
    @Rule({"TL-3.10", "TL-9.7"})
    void remember(CardOnField leaving) {
        putOff = putOff.map(each -> each.remembering(leaving));
        tasks = tasks.map(task -> task instanceof Collected collected ? collected.remembering(leaving) : task);
    }

    /** What was put off so far, which is taken out. */
    Array<PendingEffect> takePutOff() {
        Array<PendingEffect> all = putOff;
        putOff = Array.empty();
        return all;
    }

    /** The game is over: nothing is left to be done. */
    void end(Outcome outcome) {
        emit(new GameEnded(outcome));
        tasks = List.empty();
        queue = Array.empty();
        caused = Array.empty();
        putOff = Array.empty();
    }

    /** Carries tasks out until somebody must decide or the game is over. */
    @Override
    public Step<Game, Event> proceed(@Nullable Seat actor) {
        for (@Nullable Work work = nextWork(); work != null; work = nextWork()) {
            tasks = tasks.tail();
            work.run(this);
        }
        Game game = new Game(config, table(), new Agenda(tasks, queue, caused, putOff), step.rng());
        return step.build(game, actor != null && game.awaited().contains(actor));
    }

    private @Nullable Work nextWork() {
        return tasks.isEmpty() ? null : tasks.head().asWork();
    }
}
