package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Taking a card of your deck into the starting party.
 *
 * @param <A> the action, one for each kind of card
 */
abstract class PlacementRule<A extends Action> extends SubjectRule<A, Placement> {
    private final Function<Card, @Nullable Card> type;

    PlacementRule(ActionKind kind, Function<Card, @Nullable Card> type, Check<Game, Placement> check) {
        super(kind, "TO-3.1", Rejection.of("TO-3.1", "your deck has no such card for this place"), check);
        this.type = type;
    }

    /** The id that the action names. */
    abstract String card(A action);

    /** The action that takes a card. */
    abstract A taking(Seat seat, String card);

    /** Whether a card of this kind is what the party needs next. */
    abstract boolean expected(PartyDraft draft, int partySize);

    /** The place in the stock before which no card is a candidate. */
    int first(Pile deck, PartyDraft draft) {
        return 0;
    }

    /** The draft with the card. */
    PartyDraft with(PartyDraft draft, String card) {
        return draft.plus(card);
    }

    @Override
    @Nullable
    Placement find(Game game, A action) {
        Pile deck = game.side(action.seat()).deck();
        int place = deck.placeOf(card(action));
        return place < 0 || type.apply(deck.different().get(place)) == null
                ? null
                : new Placement(deck.different(), place, Placement.draft(game, action.seat()));
    }

    /** Where no party is being chosen, more would tell of the order of the deck. */
    @Override
    protected Seq<Rejection> objections(Game game, A action) {
        return game.prompt() instanceof ChooseParty ? super.objections(game, action) : Array.empty();
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (!expected(Placement.draft(game, seat), game.setting().format().partySize())) {
            return;
        }
        Pile deck = game.side(seat).deck();
        Array<Card> stock = deck.different();
        PartyDraft draft = Placement.draft(game, seat);
        for (int i = first(deck, draft); i < stock.size(); i++) {
            @Nullable Card card = type.apply(stock.get(i));
            if (card != null && permitsWith(game, new Placement(stock, i, draft))) {
                candidates.add(taking(seat, card.id()));
            }
        }
    }

    @Override
    protected void carryOut(A action, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, action.seat(), with(prompt.of(action.seat()), card(action)));
    }
}
