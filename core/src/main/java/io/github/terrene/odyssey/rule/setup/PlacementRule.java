package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.DifferentCards;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Taking a card of your deck into the starting party.
 *
 * @param <A> the actions, one kind for each kind of card
 * @param <C> the kind of card
 */
abstract class PlacementRule<A extends Action, C extends Card> extends OdysseyRule<A, C> {
    private final Function<DifferentCards, Array<C>> ofKind;

    PlacementRule(Class<A> kind, Function<DifferentCards, Array<C>> ofKind) {
        super(kind, "TO-3.1");
        this.ofKind = ofKind;
    }

    /** The id that the action names. */
    abstract String id(A action);

    /** Whether a card of this kind may be what the party gets next. */
    abstract boolean expected(Game game, Seat seat, PartyDraft draft);

    /** The place of the first card worth a look among those of the deck. */
    int first(PartyDraft draft, Array<C> cards) {
        return 0;
    }

    /** The draft with the card. */
    abstract PartyDraft with(PartyDraft draft, C card);

    /** What a seat has chosen so far. */
    static PartyDraft draft(Game game, Seat seat) {
        return ((ChooseParty) game.agenda().tasks().head()).of(seat);
    }

    /** The different cards of a seat's deck. */
    static DifferentCards deck(Game game, Seat seat) {
        return game.side(seat).deck().different();
    }

    /** The most that a seat can choose. */
    static FullParty full(Game game, Seat seat) {
        return FullParty.of(deck(game, seat), game.setting());
    }

    /** One of each different card of this kind that a seat can choose from. */
    Array<C> cards(Game game, Seat seat) {
        return ofKind.apply(deck(game, seat));
    }

    @Override
    protected final @Nullable C find(Game game, A action, Verdict why) {
        @Nullable C card = DifferentCards.find(cards(game, action.seat()), id(action));
        return card == null ? why.none("TO-3.1/not-in-deck", "your deck has no such card for this place") : card;
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<C> listing) {
        PartyDraft draft = draft(game, seat);
        if (!expected(game, seat, draft)) {
            return;
        }
        Array<C> cards = cards(game, seat);
        int first = first(draft, cards);
        listing.expect(cards.size() - first);
        listing.offerFrom(first, cards);
    }

    @Override
    protected final void conceivable(Game game, Seat seat, Listing<C> listing) {
        if (listing.offered()) {
            listing.offerAll(cards(game, seat));
        }
    }

    @Override
    protected final void carryOut(Seat seat, C card, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, seat, with(prompt.of(seat), card));
    }
}
