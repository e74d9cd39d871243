package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.EffectQueue;
import io.github.terrene.kernel.engine.TaskPlay;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.TurnEvent.GameEnded;
import io.github.terrene.terralore.rule.QueueTask.Collected;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A game while one action is carried out: the only mutable thing in the rules, discarded when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the agenda.
 */
public final class Play extends TaskPlay<Game, Table, Event, Task> {
    private final Game before;
    private @Nullable EffectQueue<PendingEffect> effects;
    private Array<PendingEffect> deferred;

    /** Goes on from a game. */
    public Play(Game game) {
        super(game.table(), game.rng(), game.agenda().tasks(), game.over());
        this.before = game;
        this.deferred = game.agenda().deferred();
    }

    /** The options of the game. */
    public Options options() {
        return before.config().options();
    }

    /** The effects that wait; most actions ask for none. */
    private EffectQueue<PendingEffect> effects() {
        effects = effects == null
                ? new EffectQueue<>(before.agenda().queue(), before.agenda().caused())
                : effects;
        return effects;
    }

    /** Makes the step impossible to undo: a secret choice is complete, whether the other player's is or not. */
    void seal() {
        makeFinal();
    }

    /** Adds an effect that was caused by the one under way. */
    void cause(PendingEffect waiting) {
        effects().cause(waiting);
    }

    /** Adds an effect to the queue, after those that were caused before. */
    void queue(PendingEffect waiting) {
        queueCaused();
        effects().add(Array.of(waiting));
    }

    /** Moves what was caused by the effect under way, which is complete, to the queue. */
    @Rule({"TL-9.7", "TL-9.8"})
    void queueCaused() {
        effects().settle(caused -> PendingEffect.sorted(caused, table()));
    }

    /** Takes the next effect out of the queue; null if there is none. */
    @Nullable
    PendingEffect nextWaiting() {
        return effects().next();
    }

    /** Puts something off until the end of the turn. */
    void defer(PendingEffect waiting) {
        deferred = deferred.append(waiting);
    }

    /** Notes that a card leaves the field: what it put off happens in the lane it leaves, wherever it was before. */
    @Rule({"TL-3.10", "TL-9.7"})
    void remember(CardOnField leaving) {
        deferred = deferred.isEmpty() ? deferred : deferred.map(each -> each.remembering(leaving));
        replaceTasks(tasks().map(task -> task instanceof Collected collected ? collected.remembering(leaving) : task));
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
        finish();
        effects().clear();
        deferred = Array.empty();
    }

    @Override
    protected boolean carriesOut(Task next) {
        return next.carriedOut(this);
    }

    @Override
    protected Game state() {
        Agenda agenda = effects == null
                ? before.agenda().with(tasks(), deferred)
                : new Agenda(tasks(), effects.waiting(), effects.caused(), deferred);
        return new Game(before.config(), table(), agenda, rng());
    }
}
