package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.rule.Ask;
import io.github.terrene.carnage.rule.Asking;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.setup.DeckList;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.table.Decks;
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
        Table table = view.table().with(imagination::side);
        GameConfig config = imagination.config(table);
        Game game = new Game(config, table, view.tasks(), rng.split(1));
        return imagination.asked(game);
    }

    private Side side(Side side) {
        return side.with(decks(side)).with(elements(side));
    }

    /** What is not seen of a player's list is dealt out: each deck holds cards of its kinds only. */
    private Decks decks(Side side) {
        Array<Card> seen = side.cards().reject(Card::unknown);
        boolean own = view.list().isDefined() && side.seat().equals(view.seat());
        Array<Card> believed = own
                ? view.list().get().cards()
                : Array.ofAll(pool.of(side.seat())).flatMap(catalogue::find);
        int companions = own ? view.list().get().companion().size() : ListRules.SIZE;
        return new UnseenCards(catalogue, dice, seen, believed).dealt(side.decks(), companions);
    }

    /** The cards that were drawn or laid and are not seen come from the deck; what the seat looks at lies on top. */
    private ElementCards elements(Side side) {
        ElementCards seen = side.elements();
        Array<ElementCard> top = lookedAt(side.seat());
        Array<ElementCard> laid = laid(side);
        Array<ElementCard> known = seen.discarded().appendAll(top).appendAll(laid);
        known = seen.drawn().hidden() ? known : known.appendAll(seen.drawn().cards());
        Array<ElementCard> left =
                dice.shuffle(ElementCard.deck(view.table().elements()).removeAll(known));
        int drawn = seen.drawn().hidden() ? seen.drawn().size() : 0;
        int missing = seen.laid().size() - laid.size();
        return new ElementCards(
                new Pile<>(left.drop(drawn + missing).prependAll(top)),
                drawn == 0 ? seen.drawn() : new Pile<>(left.take(drawn)),
                missing == 0 ? new Pile<>(laid) : new Pile<>(laid.appendAll(left.slice(drawn, drawn + missing))),
                seen.discarded());
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

    /** The lists that the players must have brought: the own one, or else the cards in all zones. */
    private GameConfig config(Table table) {
        return new GameConfig(
                view.options(),
                Players.BOTH.map(seat -> view.list().isDefined() && seat.equals(view.seat())
                        ? view.list().get()
                        : DeckList.of("imagined", table.side(seat).cards())));
    }

    /** What others choose in secret is imagined: nothing is chosen yet, or the question is asked anew. */
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
