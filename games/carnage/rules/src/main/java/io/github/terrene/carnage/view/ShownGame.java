package io.github.terrene.carnage.view;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Table;
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
 * @param list the deck list that this seat brought; none for an onlooker
 * @param table the table, as in the view
 * @param legends the current values of each Legend in the spearheads, South's first
 * @param asked the decision that the game is waiting for: who is asked, and what; none when the game is over
 * @param subject the {@linkplain View#subject card} that the open question is about, if there is one
 * @param purse what this seat has to pay with; none for an onlooker
 * @param due what is under way or waiting to happen, the next one first
 */
@Rule({"CG-14.1", "CG-14.2", "CG-14.3", "CG-14.6", "CG-14.7"})
public record ShownGame(
        Seat seat,
        Options options,
        Option<DeckList> list,
        Table table,
        Array<LegendStats> legends,
        Option<Asked<Action, Due>> asked,
        Option<Card> subject,
        Option<Purse> purse,
        Array<Due> due)
        implements Shown<Action> {
    @Override
    public Offer offered(Action action) {
        return new Offers(seat, options, table, asked, due).of(action);
    }
}
