package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.TurnEvent.GameEnded;
import io.github.terrene.hobe.rule.TurnTask.Drain;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.RunningAction;
import io.github.terrene.kernel.engine.StepBuilder;
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
    private List<Task> tasks;
    private Array<PendingEffect> queue;
    private Array<PendingEffect> caused;
    private boolean over;

    /** Goes on from a game. */
    public Play(Game game) {
        super(game.table(), game.rng());
        this.config = game.config();
        this.tasks = game.agenda().tasks();
        this.queue = game.agenda().queue();
        this.caused = game.agenda().caused();
        this.over = game.over();
    }

    /** The options of the game. */
    Options options() {
        return config.options();
    }

    /** Whether the game is over: then nothing further happens. */
    @Rule("HB-11.8")
    boolean over() {
        return over;
    }

    /** Puts tasks on the agenda, to be done in this order and before everything already there; none when the game is over. */
    void next(Task... inOrder) {
        for (int i = inOrder.length - 1; i >= 0; i--) {
            next(inOrder[i]);
        }
    }

    /** Puts a task on the agenda, to be done before everything already there; not when the game is over. */
    void next(Task task) {
        tasks = over ? tasks : tasks.prepend(task);
    }

    /** Lets everything that is due happen, and then goes on with a task. */
    void whenSettled(Task then) {
        next(then);
        if (caused.nonEmpty() || queue.nonEmpty()) {
            next(Drain.TASK);
        }
    }

    /** Takes the top task off the agenda. */
    Task take() {
        Task top = tasks.head();
        tasks = tasks.tail();
        return top;
    }

    /** Adds an effect that was caused by what is under way. */
    void cause(PendingEffect effect) {
        if (!over && !caused.contains(effect)) {
            caused = caused.append(effect);
        }
    }

    /** Adds effects that are due now. */
    void queue(Array<PendingEffect> due) {
        queue = queue.appendAll(due);
    }

    /** What was under way is complete: what it caused comes after all that is due already. */
    @Rule({"HB-10.7", "HB-10.14"})
    void queueCaused() {
        if (caused.nonEmpty()) {
            queue = queue.appendAll(Due.sorted(caused, table()));
            caused = Array.empty();
        }
    }

    /** Takes the next effect that is due; null if there is none. */
    @Nullable
    PendingEffect nextDue() {
        if (queue.isEmpty()) {
            return null;
        }
        PendingEffect first = queue.head();
        queue = queue.tail();
        return first;
    }

    /** The game as it would be if this were the awaited decision. */
    Game asking(Prompt prompt) {
        return new Game(config, table(), new Agenda(tasks.prepend(prompt), queue, caused), rng());
    }

    /** Notes that what happened would not have happened in another game that looks the same. */
    void seal() {
        makeFinal();
    }

    /** Ends the game: nothing further happens. */
    @Rule("HB-11.8")
    void end(Seat winner, String rule) {
        if (!over) {
            over = true;
            emit(new GameEnded(new Outcome(winner.alone(), rule)));
            tasks = List.empty();
            queue = Array.empty();
            caused = Array.empty();
        }
    }

    /** Carries tasks out until somebody must decide or the game is over. */
    @Override
    public Step<Game, Event> proceed(@Nullable Seat actor) {
        for (@Nullable Work work = nextWork(); work != null; work = nextWork()) {
            take();
            work.run(this);
        }
        Game game = new Game(config, table(), new Agenda(tasks, queue, caused), rng());
        return build(game, actor != null && game.offers(actor) != 0);
    }

    private @Nullable Work nextWork() {
        return tasks.isEmpty() ? null : tasks.head().asWork();
    }
}
