package io.github.terrene.hobe.view;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Ask;
import io.github.terrene.hobe.rule.Asking;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * Makes a random game from a view: every unknown card becomes one that could be there, according to the pool. What a seat does not see of
 * its own deck is split at random over deck and Lost pile.
 */
@Rule({"HB-12.3", "HB-12.6"})
public final class Imagination {
    private final View view;
    private final Catalogue catalogue;
    private final CardPool pool;
    private final Dice dice;

    private Imagination(View view, Catalogue catalogue, CardPool pool, Dice dice) {
        this.view = view;
        this.catalogue = catalogue;
        this.pool = pool;
        this.dice = dice;
    }

    /** A game whose view for that seat is exactly this view. */
    public static Game of(View view, Catalogue catalogue, CardPool pool, Rng rng) {
        Imagination imagination =
                new Imagination(view, catalogue, pool, rng.split(0).dice());
        Table table = view.table().with(imagination::side);
        Game game = new Game(imagination.config(table), table, view.agenda(), rng.split(1));
        return new Game(game.config(), table, asked(game), game.rng());
    }

    private Side side(Side side) {
        Array<Card> unseen = dice.shuffle(unseen(side));
        int hand = side.hand().hidden() ? side.hand().size() : 0;
        int lost = hand + side.lost().size();
        return new Side(
                side.seat(),
                new Pile(unseen.drop(lost)),
                hand == 0 ? side.hand() : new Pile(unseen.take(hand).sortBy(Card::id)),
                new Pile(unseen.slice(hand, lost)),
                side.underworld(),
                side.inPlay(),
                side.recovered());
    }

    /** The cards of a player that lie where this seat does not see them: as many as there are. */
    private Array<Card> unseen(Side side) {
        Array<Card> seen = view.table().cardsOf(side.seat()).reject(Card::unknown);
        int number = view.options().deckSize() - seen.size();
        Array<Card> list = view.lists().get(side.seat().index());
        return list.isEmpty()
                ? new UnknownCards(catalogue, view.options(), seen).take(pool.of(side.seat()), number, dice)
                : seen.foldLeft(list, Array::remove);
    }

    /** The decks that the players must have brought: known lists, or else the cards in all their zones. */
    private GameConfig config(Table table) {
        return new GameConfig(view.options(), Players.BOTH.map(seat -> Deck.of("imagined", table.cardsOf(seat))));
    }

    /** A question to somebody else, whose options are unknown, is asked anew in the imagined game. */
    private static Agenda asked(Game game) {
        Agenda agenda = game.agenda();
        if (agenda.prompt() instanceof Ask ask
                && ask.question().options().isEmpty()
                && agenda.tasks().tail().head() instanceof Asking asking) {
            return agenda.with(
                    agenda.tasks().tail().prepend(new Ask(asking.asks(game).get())));
        }
        return agenda;
    }
}
