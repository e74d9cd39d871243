package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game as it is shown to one seat: the {@link View} in terms of the game.
 *
 * @param seat the seat that the game is shown to
 * @param options the options of the game
 * @param lists the cards that each player brought, as in the view
 * @param table the table, as in the view
 * @param creatures the current values of each Creature on the field, lane by lane
 * @param lanes the current values of each lane, South's lanes first
 * @param asked the decision that the game is waiting for: who is asked, and what; none when the game is over
 * @param due what is under way or waiting to happen, the next one first
 */
@Rule({"TL-12.1", "TL-12.2", "TL-12.8"})
public record ShownGame(
        Seat seat,
        Options options,
        Array<Array<Card>> lists,
        Table table,
        Array<CreatureStats> creatures,
        Array<LaneStats> lanes,
        Option<Asked<Action, Due>> asked,
        Array<Due> due)
        implements Shown<Action> {
    @Override
    public Offer offered(Action action) {
        return Offer.of(action, table);
    }
}
