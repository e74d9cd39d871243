package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game as it is shown to one seat: the {@link View} in terms of the game.
 *
 * @param seat the seat that the game is shown to
 * @param setting what was agreed before the game
 * @param table the table, as in the view
 * @param characters the current values of each recruited Character, side by side
 * @param asked the decision that the game is waiting for: who is asked, and what; none when the game is over
 * @param due what is under way or waiting to happen, the next one first
 */
@Rule({"TO-11.1", "TO-11.2"})
public record ShownGame(
        Seat seat,
        Setting setting,
        Table table,
        Array<CharacterStats> characters,
        Option<Asked<Action, Due>> asked,
        Array<Due> due)
        implements Shown<Action> {
    @Override
    public Offer offered(Action action) {
        return new Offers(seat, table).of(action);
    }
}
