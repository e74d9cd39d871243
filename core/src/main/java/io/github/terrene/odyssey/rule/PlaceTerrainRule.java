package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.TerrainCard;

/** Taking the Terrain, which completes the starting party. */
@Rule({"TO-3.1", "TO-3.9", "TO-9.1"})
final class PlaceTerrainRule extends ActionRule<PlaceTerrain> {
    PlaceTerrainRule() {
        super(
                ActionKind.PLACE_TERRAIN,
                "TO-3.1",
                Check.of(
                        exists(
                                "TO-3.1",
                                (game, action) -> Setup.has(game, action.seat(), action.card(), TerrainCard.class),
                                "the own deck has no such Terrain"),
                        requires(
                                "TO-3.9",
                                (game, action) -> Setup.slotsComplete(game, action.seat()),
                                (game, action) -> Rejection.of(
                                        "TO-3.9",
                                        "the party has {slots} of {needed} Characters that hold a card",
                                        "slots",
                                        Setup.draft(game, action.seat()).slots(),
                                        "needed",
                                        game.setting().format().partySize())),
                        requires(
                                "TO-9.1",
                                (game, action) -> Setup.terrain(game, action.seat(), action.card())
                                        .storm()
                                        .isEmpty(),
                                "a Storm cannot be the starting Terrain")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates<PlaceTerrain> candidates) {
        if (Setup.slotsComplete(game, seat)) {
            Setup.distinct(game, seat, TerrainCard.class)
                    .forEach(card -> candidates.offer(new PlaceTerrain(seat, card.id())));
        }
    }

    @Override
    protected void carryOut(PlaceTerrain action, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, action.seat(), prompt.of(action.seat()).completedBy(action.card()));
    }
}
