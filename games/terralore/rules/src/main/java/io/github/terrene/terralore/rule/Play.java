package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.EffectPlay;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.GameEnded;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * A game while one action is carried out: the only mutable thing in the rules, discarded when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the agenda.
 */
public final class Play extends EffectPlay<Game, Table, Event, Task, PendingEffect> {
    private final GameConfig config;
    private Array<PendingEffect> deferred;

    /** Goes on from a game. */
    public Play(Game game) {
        super(
                game.table(),
                game.rng(),
                game.agenda().tasks(),
                game.over(),
                game.agenda().queue(),
                game.agenda().caused());
        this.config = game.config();
        this.deferred = game.agenda().deferred();
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    /** Adds an effect to the queue, after those that were caused before. */
    @Internal
    public void queue(PendingEffect waiting) {
        queueCaused();
        queue(Array.of(waiting));
    }

    @Override
    @Rule({"TL-9.7", "TL-9.8"})
    protected Array<PendingEffect> ordered(Array<PendingEffect> effects) {
        return PendingEffect.sorted(effects, table());
    }

    /** Puts something off until the end of the turn. */
    @Internal
    public void defer(PendingEffect waiting) {
        deferred = deferred.append(waiting);
    }

    /** Notes that a card leaves the field: what it put off happens in the lane it leaves, wherever it was before. */
    @Rule({"TL-3.10", "TL-9.7"})
    public void remember(CardOnField leaving) {
        deferred = deferred.isEmpty() ? deferred : deferred.map(each -> each.remembering(leaving));
        List<Task> all = tasks();
        if (all.exists(task -> task.remembering(leaving) != task)) { // most often none holds a card
            replaceTasks(all.map(task -> task.remembering(leaving)));
        }
    }

    /** Takes out everything that was put off so far. */
    @Internal
    public Array<PendingEffect> takePutOff() {
        Array<PendingEffect> all = deferred;
        deferred = Array.empty();
        return all;
    }

    /** Ends the game: nothing is left to be done. */
    public void end(Outcome outcome) {
        emit(new GameEnded(outcome));
        finish();
        dropEffects();
        deferred = Array.empty();
    }

    @Override
    protected boolean carriesOut(Task next) {
        return next.carriedOut(this);
    }

    @Override
    protected Game state() {
        Agenda agenda = new Agenda(tasks(), queue(), caused(), deferred);
        return new Game(config, table(), agenda, rng());
    }
}
