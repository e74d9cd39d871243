package io.github.terrene.terralore.view;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.rule.resolve.CarryOut;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Makes a random game from a view: every unknown card becomes one that could be there, according to the pool and open deck lists, and no
 * card is in two places. Another player's plan is unknown, so in the imagined game it has not been started.
 */
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
        Table table = view.table().withSides(view.table().sides().map(imagination::side));
        Game game = new Game(imagination.config(table), table, view.agenda(), rng.split(1));
        return new Game(game.config(), game.table(), imagination.answered(game), game.rng());
    }

    private Side side(Side side) {
        Seat seat = side.seat();
        Array<Card> shown = shown(seat);
        Array<Card> list = view.lists().get(seat.index());
        UnknownCards stock =
                new UnknownCards(catalogue, view.table().cardsOf(seat).appendAll(shown));
        Array<Card> held = side.hand().hidden()
                ? fitting(pool.known().inHand(seat), side.hand().size(), list, stock)
                : Array.empty();
        Array<Card> top = top(side, shown, list, stock);
        stock.believe(list.isEmpty() ? pool.of(seat) : list.map(Card::id));
        stock.shuffle(dice);
        return side.withHand(hand(side.hand(), held, stock))
                .withDefending(faceDown(side.defending(), stock))
                .withAttacking(faceDown(side.attacking(), stock))
                .withDeck(new Pile(top.appendAll(stock.take(side.deck().size() - top.size()))));
    }

    /** The cards on top of that deck that the viewing seat is looking at right now. */
    private Array<Card> shown(Seat seat) {
        return view.agenda().prompt() instanceof Ask ask
                        && ask.question().looked().equals(seat)
                ? ask.question().shown().reject(Card::unknown)
                : Array.empty();
    }

    /** The cards on top of a deck that are known: those the seat is looking at, and below them what it remembers. */
    @Rule({"TL-9.18", "TL-12.2"})
    private Array<Card> top(Side side, Array<Card> shown, Array<Card> list, UnknownCards stock) {
        Seq<String> below = pool.known().onDeck(side.seat()).drop(shown.size());
        return shown.appendAll(fitting(below, side.deck().size() - shown.size(), list, stock));
    }

    /** What the seat remembers about a place, as far as it fits. */
    private static Array<Card> fitting(Seq<String> known, int room, Array<Card> list, UnknownCards stock) {
        Array<Card> fitting = Array.empty();
        for (int i = 0; i < known.size() && fitting.size() < room; i++) {
            String id = known.get(i);
            boolean brought = list.isEmpty() || list.exists(card -> card.id().equals(id));
            fitting = brought ? fitting.appendAll(stock.hold(id)) : fitting;
        }
        return fitting;
    }

    private Pile hand(Pile hand, Array<Card> held, UnknownCards stock) {
        return hand.hidden()
                ? new Pile(
                        catalogue.sorted(stock.take(hand.size() - held.size()).appendAll(held)))
                : hand;
    }

    private static LaneHalf faceDown(LaneHalf row, UnknownCards stock) {
        Pile pile = row.faceDown();
        return pile.hidden() ? row.with(new Pile(stock.take(pile.size()))) : row;
    }

    /** The decks that the players must have brought: known lists, or else the cards in all their zones. */
    private GameConfig config(Table table) {
        return new GameConfig(
                view.options(),
                Players.BOTH.map(seat -> Deck.of(
                        "imagined",
                        view.lists().get(seat.index()).orElse(() -> catalogue.sorted(table.cardsOf(seat))))));
    }

    /** Asks a question to somebody else, whose options are unknown, again from the start in the imagined game. */
    private Agenda answered(Game game) {
        Agenda agenda = view.agenda();
        if (agenda.prompt() instanceof Ask ask
                && ask.question().options().isEmpty()
                && Ask.asker(agenda.tasks().tail()) instanceof CarryOut asking) {
            return agenda.with(agenda.tasks().tail().prepend(asking.askAnew(game)));
        }
        return agenda;
    }
}
