package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.rule.Ask;
import io.github.terrene.carnage.rule.Asking;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Makes a random game from a view: every unknown card becomes one that could be there. Which Element cards a player has is known, so only
 * their places are drawn; other cards follow the pool.
 */
@Rule({"CG-14.1", "CG-14.2", "CG-14.3", "CG-14.7"})
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
        UnknownCards south = imagination.cards(view.table().south());
        UnknownCards north = imagination.cards(view.table().north());
        Table table =
                view.table().with(side -> imagination.side(side, side.seat().equals(Players.SOUTH) ? south : north));
        GameConfig config = new GameConfig(
                view.options(),
                Array.of(imagination.list(Players.SOUTH, south), imagination.list(Players.NORTH, north)));
        return imagination.asked(new Game(config, table, view.tasks(), rng.split(1)));
    }

    private boolean own(Seat seat) {
        return view.list().isDefined() && seat.equals(view.seat());
    }

    /** The visible cards of a player, and those that the player is believed to have brought. */
    private UnknownCards cards(Side side) {
        UnknownCards cards = new UnknownCards(catalogue, dice);
        if (own(side.seat())) {
            cards.believe(view.list().get().ids());
        } else {
            cards.believe(pool.of(side.seat()));
        }
        if (!side.hand().hidden()) {
            cards.see(side.hand().cards());
        }
        cards.see(side.decks().discarded());
        cards.see(side.spearhead().cards());
        cards.see(side.domain().realm());
        cards.see(side.domain().nest());
        cards.see(side.domain().pantheon());
        return cards;
    }

    /** Deals out the hidden cards of a player's list; each deck holds only cards of its kinds. */
    private Side side(Side side, UnknownCards cards) {
        int companions = own(side.seat()) ? view.list().get().companion().size() : ListRules.SIZE;
        return side.with(cards.dealt(side.decks(), pool.known().inHand(side.seat()), companions))
                .with(elements(side));
    }

    /** The list that a player must have brought: a known one, or else the cards in all zones. */
    private DeckList list(Seat seat, UnknownCards cards) {
        return own(seat) ? view.list().get() : cards.list();
    }

    /** Hidden cards that were drawn or laid come from the deck; what the seat looks at lies on top, and below it what the seat remembers. */
    private ElementCards elements(Side side) {
        ElementCards seen = side.elements();
        Array<ElementCard> top = lookedAt(side.seat());
        Array<ElementCard> laid = laid(side);
        UnseenElements unseen = new UnseenElements(catalogue.elementDeck());
        unseen.see(seen.discarded());
        unseen.see(top);
        unseen.see(laid);
        unseen.see(seen.drawn().cards());
        Array<ElementCard> known = top.appendAll(unseen.hold(remembered(side, top.size())));
        int left = unseen.shuffle(dice);
        int drawn = seen.drawn().hidden() ? seen.drawn().size() : 0;
        int taken = drawn + seen.laid().size() - laid.size();
        return new ElementCards(
                new Pile<>(unseen.after(known, taken, left)),
                drawn == 0 ? seen.drawn() : new Pile<>(unseen.after(Array.empty(), 0, drawn)),
                new Pile<>(unseen.after(laid, drawn, taken)),
                seen.discarded());
    }

    /** What the seat remembers about a deck below the cards that it looks at, but no more cards than lie there. */
    @Rule("CG-14.2")
    private Seq<ElementCard> remembered(Side side, int below) {
        return pool.known()
                .onDeck(side.seat())
                .take(side.elements().deck().size())
                .drop(below)
                .flatMap(catalogue::elementCard);
    }

    /** The laid cards that this seat knows: its own, and those of rounds that were fought. */
    @Rule("CG-14.4")
    private Array<ElementCard> laid(Side side) {
        if (!side.elements().laid().hidden()) {
            return side.elements().laid().cards();
        }
        return view.table()
                .duel()
                .map(duel -> duel.fought()
                        .map(round -> side.seat().equals(duel.attacker()) ? round.attacking() : round.defending()))
                .getOrElse(Array.empty());
    }

    /** The cards that this seat is looking at. */
    @Rule("CG-14.8")
    private Array<ElementCard> lookedAt(Seat seat) {
        return view.question()
                .filter(question -> question.seat().equals(seat))
                .flatMap(question -> question.options().headOption())
                .map(choice -> choice instanceof Choice.Kept kept
                        ? kept.kept().flatMap(catalogue::elementCard)
                        : Array.<ElementCard>empty())
                .getOrElse(Array.empty());
    }

    /** Imagines what others choose in secret: nothing is chosen yet, or the question is asked again. */
    private Game asked(Game game) {
        @Nullable Prompt prompt = game.prompt();
        if (prompt instanceof Ask ask
                && ask.question().secret()
                && !ask.question().seat().equals(view.seat())) {
            List<Task> below = game.tasks().tail();
            Question anew = ((Asking) below.head()).question(new Play(game.with(below.tail())));
            return game.with(below.prepend(new Ask(anew)));
        }
        return prompt instanceof Drafting drafting
                ? game.with(game.tasks().tail().prepend(drafting.imagined(view.seat(), game.table(), dice)))
                : game;
    }
}
