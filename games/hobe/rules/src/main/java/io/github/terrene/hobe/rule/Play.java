package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.due.PendingEffect;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.GameEnded;
import io.github.terrene.hobe.event.PhaseBegan;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.EffectPlay;
import io.github.terrene.kernel.engine.Kinds;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game while one action is carried out: the only mutable thing in the rules, discarded when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the agenda.
 */
public final class Play extends EffectPlay<Game, Table, Event, Task, PendingEffect> {
    private final GameConfig config;
    private final @Nullable ActionRules<Game, Action, Event, Play> rules;

    /** Goes on from a game by these rules. */
    public Play(ActionRules<Game, Action, Event, Play> rules, Game game) {
        this(game, rules);
    }

    /** Tries one effect in a game, to see what it asks: nothing follows. */
    public static Play trying(Game game) {
        return new Play(game, null);
    }

    private Play(Game game, @Nullable ActionRules<Game, Action, Event, Play> rules) {
        super(
                game.table(),
                game.rng(),
                game.agenda().tasks(),
                game.over(),
                game.agenda().queue(),
                game.agenda().caused());
        this.config = game.config();
        this.rules = rules;
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    /** The Move phase is over. */
    @Rule("HB-6.4")
    public void beginPlaying() {
        if (table().phase() == Phase.MOVE) {
            emit(PhaseBegan.of(Phase.PLAY));
        }
    }

    @Override
    @Rule({"HB-10.7", "HB-10.14"})
    protected Array<PendingEffect> ordered(Array<PendingEffect> effects) {
        return PendingEffect.inOrder(effects, table());
    }

    /** Whether that seat could do something of these kinds if this were the awaited decision. */
    public boolean could(Kinds kinds, Seat seat, Prompt prompt) {
        return Objects.requireNonNull(rules).any(asking(prompt), seat, kinds);
    }

    /** How much the player could do, conceding included, if this were the awaited decision. */
    public int choices(Prompt prompt) {
        return Objects.requireNonNull(rules)
                .legal(asking(prompt), prompt.seat())
                .size();
    }

    private Game asking(Prompt prompt) {
        return game(tasks().prepend(prompt));
    }

    /** Ends the game: nothing further happens. */
    @Rule("HB-11.8")
    public void end(Seat winner, String rule) {
        if (!over()) {
            emit(new GameEnded(new Outcome(winner.asList(), rule)));
            finish();
            dropEffects();
        }
    }

    @Override
    protected boolean carriesOut(Task next) {
        return next.carriedOut(this);
    }

    @Override
    protected Game state() {
        return game(tasks());
    }

    private Game game(List<Task> tasks) {
        return new Game(config, table(), new Agenda(tasks, queue(), caused()), rng());
    }
}
