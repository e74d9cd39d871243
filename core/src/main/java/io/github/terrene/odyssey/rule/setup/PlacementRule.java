package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Pile;
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
    private final Function<Card, @Nullable C> type;

    PlacementRule(ActionKind kind, Function<Card, @Nullable C> type) {
        super(kind, "TO-3.1");
        this.type = type;
    }

    /** The id that the action names. */
    abstract String id(A action);

    /** Whether a card of this kind is what the party needs next. */
    abstract boolean expected(PartyDraft draft, int partySize);

    /** The place of the first card worth a look among the {@linkplain Pile#different different} cards of the deck. */
    int first(PartyDraft draft, Pile deck) {
        return 0;
    }

    /** The draft with the card. */
    PartyDraft with(PartyDraft draft, C card) {
        return draft.plus(card.id());
    }

    /** What a seat has chosen so far. */
    static PartyDraft draft(Game game, Seat seat) {
        return ((ChooseParty) game.agenda().tasks().head()).of(seat);
    }

    static int partySize(Game game) {
        return game.setting().format().partySize();
    }

    @Override
    protected final @Nullable C find(Game game, A action, Verdict why) {
        Pile deck = game.side(action.seat()).deck();
        int place = deck.placeOf(id(action));
        @Nullable C card = place < 0 ? null : type.apply(deck.different().get(place));
        return card == null ? why.none("TO-3.1", "your deck has no such card for this place") : card;
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<C> listing) {
        PartyDraft draft = draft(game, seat);
        if (!expected(draft, partySize(game))) {
            return;
        }
        Pile deck = game.side(seat).deck();
        Array<Card> different = deck.different();
        for (int i = first(draft, deck); i < different.size(); i++) {
            @Nullable C card = type.apply(different.get(i));
            if (card != null) {
                listing.offer(card);
            }
        }
    }

    @Override
    protected final void carryOut(Seat seat, C card, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, seat, with(prompt.of(seat), card));
    }
}
