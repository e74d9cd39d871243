package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.format.Edition;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
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

    /** Whether it has ended. */
    public boolean over() {
        return table.outcome().isDefined();
    }
}
