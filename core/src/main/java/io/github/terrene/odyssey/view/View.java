package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.SeenAs;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Everything one seat may know about a game, and nothing else.
 *
 * @param seat the seat whose view it is
 * @param setting what was agreed before the game
 * @param table the table, with {@code "?"} ({@link io.github.terrene.odyssey.card.Card#UNKNOWN}) for every card that this seat may not know
 * @param agenda what is still to be done, as far as this seat may know
 */
@Rule({"TO-11.1", "TO-11.2"})
public record View(Seat seat, Setting setting, Table table, Agenda agenda) implements SeenAs {
    /** A view is what its own seat sees, whoever looks at it. */
    @Override
    public Seat seenAs(Seat viewer) {
        return seat;
    }

    /** The view in terms of the game, with the numbers that count now. */
    public ShownGame shown() {
        Game known = new Game(setting, table, agenda, Rng.of(0)); // chance is never asked
        return new ShownGame(seat, setting, table, CharacterStats.on(table), agenda.asked(known, seat), agenda.due());
    }

    /** Whether this seat has something to decide. */
    public boolean awaited() {
        @Nullable Prompt prompt = agenda.prompt();
        return table.outcome().isEmpty() && prompt != null && prompt.seats().contains(seat);
    }

    /**
     * The seat's own side.
     *
     * @throws IllegalArgumentException if nobody sits at this seat
     */
    public Side own() {
        if (seat.index() >= table.sides().size()) {
            throw new IllegalArgumentException("nobody sits at seat " + seat + ": an onlooker has no side");
        }
        return table.side(seat);
    }

    /** The sides of the opponents, ascending by seat. */
    public Seq<Side> opponents() {
        return table.opponents(seat).map(table::side);
    }
}
