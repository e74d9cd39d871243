package io.github.terrene.hobe.view;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.rule.resolve.Asking;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Makes a random game from a view: every unknown card becomes one that could be there, according to the pool and what is known about hands.
 * The hidden cards of a seat's own list are split at random between deck and Lost pile.
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
        Array<UnknownCards> cards = view.table().sides().map(imagination::cards);
        Table table =
                view.table().with(side -> filled(side, cards.get(side.seat().index())));
        GameConfig config = new GameConfig(view.options(), cards.map(each -> new Deck("imagined", each.all())));
        Game game = new Game(config, table, view.agenda(), rng.split(1));
        return new Game(config, table, asked(game), game.rng());
    }

    /** The cards that a player must have brought: those of a known list, or else cards that fit what is seen. */
    private UnknownCards cards(Side side) {
        UnknownCards cards = new UnknownCards(
                catalogue,
                view.options(),
                hiddenInHand(side) + side.lost().size() + side.deck().size());
        Array<Card> list = view.lists().get(side.seat().index());
        for (int i = 0; i < list.size(); i++) {
            cards.believe(list.get(i).id());
        }
        if (list.isEmpty()) {
            pool.of(side.seat()).forEach(cards::believe);
        }
        if (!side.hand().hidden()) {
            see(side.hand().cards(), cards);
        }
        see(view.table().openCardsOf(side.seat()), cards);
        hold(side, cards, list.nonEmpty());
        cards.draw(dice);
        return cards;
    }

    /** Puts what the seat remembers about a hand there, as far as it fits. */
    private void hold(Side side, UnknownCards cards, boolean listed) {
        Seq<String> known = pool.known().inHand(side.seat());
        for (int i = 0; i < known.size() && cards.held() < hiddenInHand(side); i++) {
            cards.hold(known.get(i), listed);
        }
    }

    private static void see(Array<Card> seen, UnknownCards cards) {
        for (int i = 0; i < seen.size(); i++) {
            cards.see(seen.get(i));
        }
    }

    private static int hiddenInHand(Side side) {
        return side.hand().hidden() ? side.hand().size() : 0;
    }

    /** Puts hidden cards at random into the hand, the Lost pile and the deck. */
    private static Side filled(Side side, UnknownCards cards) {
        int hand = hiddenInHand(side);
        int lost = hand + side.lost().size();
        return new Side(
                side.seat(),
                new Pile(cards.unseen(lost, lost + side.deck().size())),
                hand == 0 ? side.hand() : new Pile(cards.hand(hand)),
                new Pile(cards.unseen(hand, lost)),
                side.underworld(),
                side.inPlay(),
                side.recovered());
    }

    /** A question to somebody else, whose options are unknown, is asked again in the imagined game. */
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
