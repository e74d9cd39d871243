package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.PoolCheck;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The rules of a draft, up to the decks.
 *
 * <pre>{@code
 * DraftRules rules = DraftRules.of(catalogue);
 * Step<Draft, DraftEvent> start = rules.start(DraftConfig.basic(8, catalogue.printed(), Options.standard()), 7).get();
 * Seq<DraftAction> picks = rules.choices(start.state(), Seat.of(0));
 * }</pre>
 *
 * <p>When the last deck is handed in, the draft is over: {@link DraftTable#decks} has them.
 */
public final class DraftRules extends RuledGame<DraftConfig, Draft, DraftAction, DraftEvent, DraftView, DraftNotation> {
    private final Catalogue catalogue;

    private DraftRules(Catalogue catalogue) {
        super(DraftActionRules.ALL, DraftPlay::new, "TO-14.5", new DraftNotation(catalogue));
        this.catalogue = catalogue;
    }

    /** Drafts with the cards of a catalogue. */
    public static DraftRules of(Catalogue catalogue) {
        return new DraftRules(catalogue);
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** {@link io.github.terrene.draft.pool.UnusualPool} tells what is only unusual. */
    @Override
    protected Seq<Problem> faults(DraftConfig config) {
        return Problem.capped(PoolCheck.problems(config, catalogue));
    }

    @Override
    protected Opening<Draft, DraftEvent> opening(DraftConfig config) {
        return seed -> DraftPlay.begin(config, seed);
    }

    @Override
    public Seq<Seat> seats(Draft draft) {
        return Seat.first(draft.table().players());
    }

    @Override
    public Seq<Decision> pending(Draft draft) {
        return deciders(draft).map(seat -> new Decision(seat, draft.stage().key()));
    }

    @Override
    public Seq<Seat> deciders(Draft draft) {
        return draft.stage().awaited();
    }

    /**
     * Hands in a whole deck, or says everything that is wrong with it.
     *
     * <p>It is one step. A program that keeps a {@link io.github.terrene.kernel.play.Timeline}, which holds single moves, should play {@link
     * #deckActions} one after another: the resulting state is the same.
     *
     * @param deck in any order, copies repeated
     * @return what it leads to; problems if the picks do not allow the deck, or it is not the time
     */
    @Rule({"TO-14.6", "TO-14.17"})
    public Either<Seq<Problem>, Step<Draft, DraftEvent>> handIn(Draft draft, Seat seat, Iterable<? extends Card> deck) {
        return deckActions(draft, seat, deck)
                .map(actions -> applyAll(draft, actions).get());
    }

    /** Everything that keeps a player from handing in a whole deck now; none if it can be handed in. */
    @Rule({"TO-14.6", "TO-14.13", "TO-14.17"})
    public Seq<Problem> problems(Draft draft, Seat seat, Iterable<? extends Card> deck) {
        String place = "deck of seat " + seat;
        if (!draft.offers(seat, DraftKind.ADD_CARD)) {
            Rejection refused = draft.notNow(seat, "TO-14.6");
            return Array.of(new Problem(refused.rule(), place, refused.text()));
        }
        Seq<Problem> problems = DeckNeeds.problemsOf(
                deck, draft.table().picks(seat), draft.config().options().edition(), place);
        Array<Card> taken = draft.stage().deck(seat).get().cards();
        return problems.nonEmpty() || Array.<Card>ofAll(deck).sortBy(Card::id).startsWith(taken)
                ? problems
                : Array.of(new Problem(
                        "TO-14.6",
                        place,
                        "does not begin with the cards that are already taken: "
                                + taken.map(Card::name).mkString(", ")));
    }

    /** The same for a program that has no more than the seat's view, such as a player's screen or a bot. */
    @Rule({"TO-14.6", "TO-14.13", "TO-14.17"})
    public Seq<Problem> problems(DraftView view, Iterable<? extends Card> deck) {
        return problems(view.asDraft(), view.seat(), deck);
    }

    /** The small choices by which a player hands in a whole deck, or everything that keeps that player from it. */
    @Rule("TO-14.6")
    public Either<Seq<Problem>, Seq<DraftAction>> deckActions(Draft draft, Seat seat, Iterable<? extends Card> deck) {
        Seq<Problem> problems = problems(draft, seat, deck);
        return problems.isEmpty()
                ? Either.right(draft.building(seat)
                        .choices(draft.stage().deck(seat).get(), deck)
                        .map(card -> new DraftAction.AddCard(seat, card.id())))
                : Either.left(problems);
    }

    /** The same for a program that has no more than the seat's view. */
    @Rule("TO-14.6")
    public Either<Seq<Problem>, Seq<DraftAction>> deckActions(DraftView view, Iterable<? extends Card> deck) {
        return deckActions(view.asDraft(), view.seat(), deck);
    }

    @Override
    public Option<Outcome> outcome(Draft draft) {
        return draft.table().outcome();
    }

    @Override
    public DraftView view(Draft draft, Seat seat) {
        return DraftView.of(draft, seat);
    }

    @Override
    @Rule("TO-14.5")
    public Seq<Seat> awaited(DraftView view) {
        return view.awaited();
    }

    @Override
    public DraftEvent seenBy(DraftEvent event, Seat seat) {
        return event.seenBy(seat);
    }

    /** The pool does not matter: which cards there are stands in the view. */
    @Override
    public Draft imagine(DraftView view, CardPool pool, Rng rng) {
        return DraftImagination.of(view, rng);
    }

    @Override
    public CardPool pool(DraftConfig config) {
        return CardPool.UNKNOWN;
    }
}
