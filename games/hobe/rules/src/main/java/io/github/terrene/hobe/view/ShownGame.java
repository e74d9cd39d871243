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
 * What a {@link View} tells, in the words of the game.
 *
 * @param seat whose eyes it is for
 * @param options the options of the game
 * @param lists the cards that each player brought, as in the view
 * @param table the table, as in the view
 * @param battleCards what counts now of each Battle card in play, South's first
 * @param asked who is asked what; none when the game is over
 * @param due what is under way or waits to happen, the next one first
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
