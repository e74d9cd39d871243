package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.kernel.engine.PositionedState;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The complete state of one game, secrets included.
 *
 * @param setting what was agreed before the game
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the source of future random results
 */
public record Game(Setting setting, Table table, Agenda agenda, Rng rng)
        implements PositionedState<Table, Action, Due> {
    /** The printing of the rules. */
    public Edition edition() {
        return setting.edition();
    }

    /** The side of a player. */
    public Side side(Seat seat) {
        return table.side(seat);
    }

    @Override
    public Array<Seat> seats() {
        return table.sides().map(Side::seat);
    }

    @Override
    public Array<Seat> staying() {
        return seats().filter(table::plays);
    }

    @Override
    public Array<Action> chosen() {
        return agenda.tasks().reverse().flatMap(Task::actions).toArray();
    }

    @Override
    public Array<Due> due() {
        return agenda.due();
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    @Override
    public boolean has(Seat seat) {
        return seat.index() < table.sides().size();
    }

    @Override
    public @Nullable Prompt prompt() {
        return over() ? null : agenda.prompt();
    }

    /** The decision being awaited; call only if it is one where abilities may be used. */
    public Window window() {
        return agenda.tasks().head().asWindow();
    }

    /**
     * The decision being awaited, as far as a seat knows: while another player is still completing an activation, the decision at which it
     * was begun.
     */
    @Rule({"TO-11.1", "TO-11.2"})
    @Nullable
    public Prompt promptKnownTo(Seat seat) {
        return GamePrompt.awaited(agenda.tasks().dropWhile(task -> !task.knownTo(seat)), Prompt.class);
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        if (!has(seat)) {
            return Rejection.of("TO-4.20/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        if (over()) {
            return Rejection.of("TO-10.8/over", "the game is over");
        }
        @Nullable Prompt prompt = promptKnownTo(seat);
        Array<Seat> awaited = prompt == null ? Array.empty() : prompt.seatsKnownTo(seat);
        String about = prompt == null ? "nothing" : prompt.key();
        return awaited.contains(seat)
                ? Rejection.of(
                        rule + "/other-decision", "not now: {seat:seat} has to decide about {prompt}", seat, about)
                : Rejection.of(
                        rule + "/not-awaited",
                        "{seat:seat} has nothing to decide now: {awaited} must decide about {prompt}",
                        seat,
                        awaited.mkString(", "),
                        about);
    }

    /** The same game with other tasks; everything else on the agenda stays. */
    public Game with(List<Task> tasks) {
        return new Game(setting, table, new Agenda(tasks, agenda.waiting(), agenda.offers(), agenda.pendingXp()), rng);
    }
}
