package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.format.Edition;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth about one game.
 *
 * @param setting what was agreed on before
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the chance to come
 */
public record Game(Setting setting, Table table, Agenda agenda, Rng rng) {
    /** The printing of the rules. */
    public Edition edition() {
        return setting.edition();
    }

    /** The side of a player. */
    public Side side(Seat seat) {
        return table.side(seat);
    }

    /** Whether somebody sits there. */
    public boolean has(Seat seat) {
        return seat.index() < table.sides().size();
    }

    /** The decision that is awaited, or null. */
    public @Nullable Prompt prompt() {
        return agenda.prompt();
    }

    /** Who decides now. */
    public Array<Seat> awaited() {
        @Nullable Prompt prompt = over() ? null : prompt();
        return prompt == null ? Array.empty() : prompt.seats();
    }

    /** Whether a seat may choose such an action now. */
    public boolean offers(Seat seat, ActionKind kind) {
        @Nullable Prompt prompt = prompt();
        return prompt != null && !over() && (prompt.offers(seat) & kind.bit()) != 0;
    }

    /**
     * The same as a seat knows it, for telling that seat something: the table of its view, though with its own deck, and the
     * decision that is awaited, but not what others are in the middle of choosing.
     */
    @Rule({"TO-11.1", "TO-11.2"})
    Game asKnownBy(Seat seat) {
        Table seen = table.seenBy(seat);
        Side own = seen.side(seat).withDeck(side(seat).deck());
        List<Task> tasks = agenda.tasks();
        while (!tasks.isEmpty() && tasks.head().seenBy(seat).isEmpty()) {
            tasks = tasks.tail();
        }
        List<Task> known = tasks.isEmpty()
                ? tasks
                : tasks.tail().prepend(tasks.head().seenBy(seat).get());
        return new Game(
                setting, seen.withSide(own), new Agenda(known, agenda.waiting(), agenda.offers(), agenda.owed()), rng);
    }

    /** The same with other things to be done, and all else that waits. */
    Game with(List<Task> tasks) {
        return new Game(setting, table, new Agenda(tasks, agenda.waiting(), agenda.offers(), agenda.owed()), rng);
    }

    /** Whether it has ended. */
    public boolean over() {
        return table.outcome().isDefined();
    }
}
