package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.DifferentCards;

/** Taking the Terrain, which completes the starting party. */
@Rule({"TO-3.1", "TO-3.9", "TO-9.1"})
final class PlaceTerrainRule extends PlacementRule<PlaceTerrain, TerrainCard> {
    PlaceTerrainRule() {
        super(ActionKind.PLACE_TERRAIN, DifferentCards::terrains);
    }

    @Override
    boolean expected(PartyDraft draft, int partySize) {
        return draft.lacksTerrainOnly(partySize);
    }

    @Override
    String id(PlaceTerrain action) {
        return action.card();
    }

    @Override
    protected PlaceTerrain naming(Seat seat, TerrainCard card) {
        return new PlaceTerrain(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, TerrainCard card, Verdict why) {
        PartyDraft draft = draft(game, seat);
        return (draft.lacksTerrainOnly(partySize(game))
                        || why.no(
                                "TO-3.9",
                                "the party has {slots} of {needed} Characters that hold a card",
                                "slots",
                                draft.slots(),
                                "needed",
                                partySize(game)))
                && (card.storm().isEmpty() || why.no("TO-9.1", "a Storm cannot be the starting Terrain"));
    }

    @Override
    PartyDraft with(PartyDraft draft, TerrainCard card) {
        return draft.completedBy(card.id());
    }
}
