package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.card.Card;

/** Giving an Item or Command to a Character of the starting party. */
@Rule({"TO-3.1", "TO-3.2"})
final class PlaceAssignableRule extends PlacementRule<PlaceAssignable> {
    PlaceAssignableRule() {
        super(
                ActionKind.PLACE_ASSIGNABLE,
                Card::asAssignable,
                Check.of(
                        requires(
                                "TO-3.1",
                                (game, placement) -> placement.draft().handing(),
                                "an Item or Command is given to a Character that was taken before"),
                        requires(
                                "TO-3.2",
                                (game, placement) -> placement.fresh(),
                                "no name may appear twice in a starting party")));
    }

    @Override
    boolean expected(PartyDraft draft, int partySize) {
        return draft.handing();
    }

    @Override
    String card(PlaceAssignable action) {
        return action.card();
    }

    @Override
    PlaceAssignable taking(Seat seat, String card) {
        return new PlaceAssignable(seat, card);
    }
}
