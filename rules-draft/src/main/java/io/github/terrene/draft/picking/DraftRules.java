package io.github.terrene.draft.picking;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.kernel.zone.Dealer;
import io.github.terrene.kernel.zone.Pack;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a draft, up to the decks.
 *
 * <pre>{@code
 * DraftRules rules = DraftRules.of(catalogue);
 * Step<Draft, DraftEvent> start = rules.start(DraftConfig.basic(8, catalogue.cards(), Options.standard()), 7).get();
 * Seq<DraftAction> picks = rules.choices(start.state(), Seat.of(0));
 * }</pre>
 *
 * <p>When the last deck is handed in, the draft is over: {@link DraftTable#decks} has them.
 */
public final class DraftRules extends RuledGame<DraftConfig, Draft, DraftAction, DraftEvent, DraftView> {
    private final Catalogue catalogue;
    private final Pack<Card> cards;

    private DraftRules(Catalogue catalogue) {
        super(
                DraftActionRules.ALL,
                DraftPlay::new,
                "TO-14.5",
                DraftNotation.of(catalogue),
                DraftEvent.class,
                DraftView.class);
        this.catalogue = catalogue;
        this.cards = catalogue.pack(Card.class, card -> 0);
    }

    /** Drafts with the cards of a catalogue. */
    public static DraftRules of(Catalogue catalogue) {
        return new DraftRules(catalogue);
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    protected Opening<Draft, DraftEvent> opening(DraftConfig config) {
        return seed -> DraftPlay.begin(config, seed);
    }

    /**
     * Hands in a whole deck, or says everything that is wrong with it.
     *
     * <p>It is one step. A program that keeps a {@link io.github.terrene.kernel.play.Timeline}, which holds single moves, should play {@link
     * #deckActions} one after another: the resulting state is the same.
     *
     * @param deck the cards in any order, copies repeated; it is read once
     * @return what it leads to; problems if the picks do not allow the deck, or if it is not the time. A seat or deck that is missing ({@code
     *     null}) is a problem, too, by 14.6
     */
    @Rule({"TO-14.6", "TO-14.17"})
    public Either<Seq<Problem>, Step<Draft, DraftEvent>> handIn(
            Draft draft, @Nullable Seat seat, @Nullable Iterable<? extends Card> deck) {
        return deckActions(draft, seat, deck)
                .map(actions -> applyAll(draft, actions).get());
    }

    /** Everything that keeps a player from handing in a whole deck now, as {@link #handIn} says it; empty if it can be handed in. */
    @Rule({"TO-14.6", "TO-14.13", "TO-14.17"})
    public Seq<Problem> problems(Draft draft, @Nullable Seat seat, @Nullable Iterable<? extends Card> deck) {
        return WholeDeck.of(draft, seat, deck).problems();
    }

    /** The same for a program that has only the seat's view, such as a player's screen or a bot. */
    @Rule({"TO-14.6", "TO-14.13", "TO-14.17"})
    public Seq<Problem> problems(DraftView view, @Nullable Iterable<? extends Card> deck) {
        return problems(view.asDraft(), view.seat(), deck);
    }

    /** The small choices by which a player hands in a whole deck, or everything that keeps that player from it. */
    @Rule("TO-14.6")
    public Either<Seq<Problem>, Seq<DraftAction>> deckActions(
            Draft draft, @Nullable Seat seat, @Nullable Iterable<? extends Card> deck) {
        return WholeDeck.of(draft, seat, deck).actions();
    }

    /** The same for a program that has only the seat's view. */
    @Rule("TO-14.6")
    public Either<Seq<Problem>, Seq<DraftAction>> deckActions(DraftView view, @Nullable Iterable<? extends Card> deck) {
        return deckActions(view.asDraft(), view.seat(), deck);
    }

    @Override
    protected DraftView unmasked(Draft draft, Seat seat) {
        return new DraftView(seat, draft.config(), draft.table(), draft.stage());
    }

    @Override
    public ShownDraft shown(DraftView view) {
        return workedOut(view::shown);
    }

    @Override
    @Rule("TO-14.5")
    public Seq<Seat> awaited(DraftView view) {
        return view.awaited();
    }

    /**
     * The cards that the seat does not see are dealt to where they can be. The pool does not matter: the view says which cards there are. Players
     * who left count as having chosen.
     */
    @Override
    @Rule({"TO-14.16", "TO-14.19"})
    protected Draft imagined(DraftView view, CardPool pool, Rng rng) {
        Array<Card> all = view.config().pool();
        Array<Card> undealt = Array.fill(all.size() - view.table().cards().size(), Card.UNKNOWN);
        Draft draft = Dealer.ofOne(zones(), cards, all)
                .dealt(Draft.class, new Draft(view.config(), view.table(), view.stage(), undealt), rng.dice());
        return draft.table().left().foldLeft(draft, Draft::left);
    }

    @Override
    public CardPool pool(DraftConfig config) {
        return CardPool.UNKNOWN;
    }

    @Override
    public GameForms<DraftConfig, Draft, DraftAction, DraftEvent, DraftView> forms() {
        return forms(ShownDraft.class);
    }
}
