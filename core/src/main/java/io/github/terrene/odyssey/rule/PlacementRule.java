package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Taking a card of the own deck into the starting party.
 *
 * @param <A> the action, one for each kind of card
 */
abstract class PlacementRule<A extends Action> extends ActionRule<A> {
    private final Class<? extends Card> type;
    private final Check<Placement> check;

    PlacementRule(ActionKind kind, Class<? extends Card> type, Check<Placement> check) {
        super(kind, "TO-3.1", Check.of());
        this.type = type;
        this.check = check;
    }

    /** The id that the action names. */
    abstract String card(A action);

    /** The action that takes a card. */
    abstract A taking(Seat seat, String card);

    /** Whether a card of this kind is what the party needs next. */
    abstract boolean expected(PartyDraft draft, int partySize);

    /** The draft with the card. */
    PartyDraft with(PartyDraft draft, String card) {
        return draft.plus(card);
    }

    @Override
    protected boolean permits(Game game, A action) {
        @Nullable Placement placement = Placement.find(game, action.seat(), card(action), type);
        return placement != null && check.allows(game, placement);
    }

    @Override
    protected Seq<Rejection> objections(Game game, A action) {
        if (!(game.prompt() instanceof ChooseParty)) {
            return Array.empty(); // more would tell of the order of the deck
        }
        @Nullable Placement placement = Placement.find(game, action.seat(), card(action), type);
        return placement == null
                ? Array.of(Rejection.of("TO-3.1", "the own deck has no such card for this place"))
                : check.whyNot(game, placement);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (!expected(Placement.draft(game, seat), game.setting().format().partySize())) {
            return;
        }
        Placement.each(game, seat, type, placement -> {
            if (check.allows(game, placement)) {
                candidates.add(taking(seat, placement.card().id()));
            }
        });
    }

    @Override
    protected void carryOut(A action, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, action.seat(), with(prompt.of(action.seat()), card(action)));
    }
}
