package io.github.terrene.hobe.view;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game as it is shown to one seat: the {@link View} in terms of the game.
 *
 * @param seat the seat that the game is shown to
 * @param options the options of the game
 * @param lists the cards that each player brought, as in the view
 * @param table the table, as in the view
 * @param battleCards the current values of each Battle card in play, South's cards first
 * @param asked the decision that the game is waiting for: who is asked, and what; none when the game is over
 * @param due what is under way or waiting to happen, the next one first
 */
@Rule({"HB-12.1", "HB-12.2", "HB-12.5", "HB-12.6"})
public record ShownGame(
        Seat seat,
        Options options,
        Array<Array<Card>> lists,
        Table table,
        Array<BattleCardStats> battleCards,
        Option<Asked<Action, Due>> asked,
        Array<Due> due)
        implements Shown<Action> {
    @Override
    public Offer offered(Action action) {
        return Offer.of(action, table);
    }
}
