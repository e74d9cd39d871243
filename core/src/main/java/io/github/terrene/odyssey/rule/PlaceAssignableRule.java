package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.card.AssignableCard;

/** Giving an Item or Command to a Character of the starting party. */
@Rule({"TO-3.1", "TO-3.2"})
final class PlaceAssignableRule extends ActionRule<PlaceAssignable> {
    PlaceAssignableRule() {
        super(
                ActionKind.PLACE_ASSIGNABLE,
                "TO-3.1",
                Check.of(
                        exists(
                                "TO-3.1",
                                (game, action) -> Setup.has(game, action.seat(), action.card(), AssignableCard.class),
                                "the own deck has no such Item or Command"),
                        requires(
                                "TO-3.1",
                                (game, action) ->
                                        Setup.draft(game, action.seat()).handing(),
                                "an Item or Command is given to a Character that was taken before"),
                        requires(
                                "TO-3.2",
                                (game, action) -> !Setup.draft(game, action.seat())
                                        .cards()
                                        .contains(action.card()),
                                "no name may appear twice in a starting party")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates<PlaceAssignable> candidates) {
        if (Setup.draft(game, seat).handing()) {
            Setup.distinct(game, seat, AssignableCard.class)
                    .forEach(card -> candidates.offer(new PlaceAssignable(seat, card.id())));
        }
    }

    @Override
    protected void carryOut(PlaceAssignable action, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, action.seat(), prompt.of(action.seat()).plus(action.card()));
    }
}
