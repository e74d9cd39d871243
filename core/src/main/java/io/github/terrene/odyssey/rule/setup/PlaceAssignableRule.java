package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.DifferentCards;

/** Giving an Item or Command to a Character of the starting party. */
@Rule({"TO-3.1", "TO-3.2", "TO-14.7"})
final class PlaceAssignableRule extends PlacementRule<PlaceAssignable, AssignableCard> {
    PlaceAssignableRule() {
        super(PlaceAssignable.class, DifferentCards::assignables);
    }

    @Override
    boolean expected(Game game, Seat seat, PartyDraft draft) {
        return draft.handing() && draft.holding() < full(game, seat).assignables();
    }

    @Override
    PartyDraft with(PartyDraft draft, AssignableCard card) {
        return draft.giving(card.id());
    }

    @Override
    String id(PlaceAssignable action) {
        return action.card();
    }

    @Override
    protected PlaceAssignable naming(Seat seat, AssignableCard card) {
        return new PlaceAssignable(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, AssignableCard card, Verdict why) {
        PartyDraft draft = draft(game, seat);
        return (draft.handing() || why.no("TO-3.1/no-holder", "take a Character before giving it an Item or Command"))
                && (!draft.has(card.id())
                        || why.no("TO-3.2/name-twice", "no name may appear twice in a starting party"));
    }
}
