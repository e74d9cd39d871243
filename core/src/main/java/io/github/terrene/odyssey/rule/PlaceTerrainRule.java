package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.Card;

/** Taking the Terrain, which completes the starting party. */
@Rule({"TO-3.1", "TO-3.9", "TO-9.1"})
final class PlaceTerrainRule extends PlacementRule<PlaceTerrain> {
    PlaceTerrainRule() {
        super(
                ActionKind.PLACE_TERRAIN,
                Card::asTerrain,
                Check.of(
                        requires(
                                (game, placement) -> placement
                                        .draft()
                                        .lacksTerrainOnly(
                                                game.setting().format().partySize()),
                                (game, placement) -> Rejection.of(
                                        "TO-3.9",
                                        "the party has {slots} of {needed} Characters that hold a card",
                                        "slots",
                                        placement.draft().slots(),
                                        "needed",
                                        game.setting().format().partySize())),
                        requires(
                                "TO-9.1",
                                (game, placement) -> placement.terrain().storm().isEmpty(),
                                "a Storm cannot be the starting Terrain")));
    }

    @Override
    boolean expected(PartyDraft draft, int partySize) {
        return draft.lacksTerrainOnly(partySize);
    }

    @Override
    String card(PlaceTerrain action) {
        return action.card();
    }

    @Override
    PlaceTerrain taking(Seat seat, String card) {
        return new PlaceTerrain(seat, card);
    }

    @Override
    PartyDraft with(PartyDraft draft, String card) {
        return draft.completedBy(card);
    }
}
