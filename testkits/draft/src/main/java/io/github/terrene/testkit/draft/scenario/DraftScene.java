package io.github.terrene.testkit.draft.scenario;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A scenario of a draft: what everybody has in hand, what is picked, which decks are built.
 *
 * <pre>{@code
 * DraftScene scene = new DraftTableBuilder(3)
 *         .pile(A, ETHAN, INU)
 *         .pile(B, ASU, SAMMY)
 *         .pile(C, DART, PIKE)
 *         .begin();
 * scene.picks(A, ETHAN).picks(B, ASU).picks(C, DART);
 * assertThat(scene.picked(A)).containsExactly(DART, ETHAN);
 * scene.awaitsPicks(A, B, C);
 * }</pre>
 *
 * <p>{@link DraftTableBuilder} says what is on the table. Each step is checked as {@link Script} says.
 */
public final class DraftScene extends Script<DraftConfig, Draft, DraftAction, DraftEvent, DraftView, DraftScene> {
    private final DraftRules rules;

    DraftScene(DraftRules rules, Step<Draft, DraftEvent> start) {
        super(rules, Tables.folding(Draft::table, DraftView::table), DraftDrawing::of, Seat::toString);
        this.rules = rules;
        begin(start);
    }

    @Override
    protected DraftScene self() {
        return this;
    }

    @Override
    protected Option<DraftConfig> config(Draft draft) {
        return Option.some(draft.config());
    }

    /** A player picks a card of the pile in hand. */
    public DraftScene picks(Seat seat, Card card) {
        return perform(seat + " picks " + card.name(), Array.of(new DraftAction.Pick(seat, card.id())));
    }

    /** A player takes a card into the deck. */
    public DraftScene adds(Seat seat, Card card) {
        return perform(seat + " adds " + card.name(), Array.of(new DraftAction.AddCard(seat, card.id())));
    }

    /** A player hands in a whole deck. */
    public DraftScene builds(Seat seat, Card... deck) {
        Seq<Problem> problems = problems(seat, deck);
        require(problems.isEmpty(), seat + " should be able to build this deck: " + problems.mkString("; "));
        Draft whole = rules.handIn(state(), seat, Array.of(deck)).get().state();
        perform(
                seat + " builds a deck",
                rules.deckActions(state(), seat, Array.of(deck)).get());
        require(whole.equals(state()), "a deck handed in at once leads elsewhere than card by card");
        return this;
    }

    /** A player leaves. */
    public DraftScene leaves(Seat seat) {
        return perform(seat + " leaves", Array.of(new DraftAction.Leave(seat)));
    }

    /** A player may not pick that card now. */
    public DraftScene refusesPick(Seat seat, Card card, String... keys) {
        return refuse(seat + " picks " + card.name(), Array.of(new DraftAction.Pick(seat, card.id())), keys);
    }

    /** A player may not take that card into the deck now. */
    public DraftScene refusesCard(Seat seat, Card card, String... keys) {
        return refuse(seat + " adds " + card.name(), Array.of(new DraftAction.AddCard(seat, card.id())), keys);
    }

    /** A player may not leave now. */
    public DraftScene refusesLeaving(Seat seat, String... keys) {
        return refuse(seat + " leaves", Array.of(new DraftAction.Leave(seat)), keys);
    }

    /**
     * A player cannot hand in that deck: for each of these sentences, in this order and with its key in parentheses, there is a problem with
     * it, and no other.
     */
    public DraftScene refusesDeck(Seat seat, Iterable<Card> deck, String... sentences) {
        Seq<Problem> found = rules.handIn(state(), seat, deck).swap().getOrElse(Array.empty());
        refusedSaying("the deck of " + seat, found.map(Problem::why), sentences);
        require(
                rules.deckActions(state(), seat, deck).swap().contains(found)
                        && rules.deckActions(seenBy(seat), deck).swap().contains(found),
                "the small choices of that deck should be refused for the same reasons, also to the player's own view");
        return this;
    }

    private Seq<Problem> problems(Seat seat, Card... deck) {
        return rules.problems(state(), seat, Array.of(deck));
    }

    /** The pile that a player has in hand. */
    public Array<Card> pile(Seat seat) {
        return state().table().pile(player(seat));
    }

    /** What a player has picked. */
    public Array<Card> picked(Seat seat) {
        return state().table().picks(player(seat));
    }

    /** The deck of a player; nothing if there is none. */
    public Array<Card> deck(Seat seat) {
        return state().table().deck(player(seat)).getOrElse(Array.empty());
    }

    private Seat player(Seat seat) {
        require(seat.index() < state().table().players(), "nobody sits at seat " + seat);
        return seat;
    }

    /** The excess pile. */
    public Array<Card> excess() {
        return state().table().excess();
    }

    /** The round of the draft. */
    public int round() {
        return state().table().round();
    }

    /** What a seat may know. */
    public DraftView seenBy(Seat seat) {
        return view(seat);
    }

    /** The different cards that a player can pick or take into the deck now. */
    public Seq<String> choices(Seat seat) {
        return rules.choices(state(), seat)
                .map(action ->
                        action instanceof DraftAction.Pick pick ? pick.card() : ((DraftAction.AddCard) action).card());
    }

    /** What a seat was sent since the beginning. */
    public Seq<DraftEvent> sentTo(Seat seat) {
        return sent(seat);
    }

    /** Both drafts are the same for that seat, though they differ. */
    public DraftScene looksTheSame(Seat seat, DraftScene other) {
        return looksTheSameTo(seat, other);
    }

    /** Exactly these have yet to pick. */
    public DraftScene awaitsPicks(Seat... seats) {
        return await(Array.of(seats).map(seat -> new Decision(seat, "pick")));
    }

    /** Exactly these have yet to build their decks. */
    public DraftScene awaitsDecks(Seat... seats) {
        return await(Array.of(seats).map(seat -> new Decision(seat, "deck")));
    }

    /** All decks are handed in. */
    public DraftScene isDone() {
        return isOver(new Outcome(Array.empty(), "TO-14.6"));
    }

    /** All but one have left. */
    public DraftScene isWonBy(Seat seat) {
        return isOver(new Outcome(seat.asList(), "TO-14.16"));
    }
}
