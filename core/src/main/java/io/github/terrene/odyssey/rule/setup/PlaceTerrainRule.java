package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.DifferentCards;
import io.vavr.collection.Array;

/** Taking the Terrain, which completes the starting party. */
@Rule({"TO-3.1", "TO-3.9", "TO-9.1", "TO-14.7"})
final class PlaceTerrainRule extends PlacementRule<PlaceTerrain, TerrainCard> {
    PlaceTerrainRule() {
        super(PlaceTerrain.class, DifferentCards::terrains);
    }

    @Override
    boolean expected(Game game, Seat seat, PartyDraft draft) {
        return full(game, seat).lacksTerrainOnly(draft);
    }

    /**
     * The Terrains of the deck, and Open Field if none of them can be the first. Nobody is asked where there is only one; but a seat that
     * knows nothing of another's choices imagines all of them still to be made.
     */
    @Override
    @Rule({"TO-14.8", "TO-14.19"})
    Array<TerrainCard> cards(Game game, Seat seat) {
        Array<TerrainCard> terrains = super.cards(game, seat);
        return FullParty.grounds(deck(game, seat)) > 0
                ? terrains
                : terrains.append(Catalogue.OPEN_FIELD).sortBy(Card::id);
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
        return (expected(game, seat, draft(game, seat)) || !why.silent() && why.no(tooEarly(game, seat)))
                && (card.storm().isEmpty() || why.no("TO-9.1/storm", "a Storm cannot be the starting Terrain"));
    }

    private static Rejection tooEarly(Game game, Seat seat) {
        PartyDraft draft = draft(game, seat);
        FullParty full = full(game, seat);
        return full.constructed()
                ? Rejection.of(
                        full.tooFew() + "/party-incomplete",
                        "the party has {slots:number} of {needed:number} Characters that hold a card",
                        draft.holding(),
                        full.partySize())
                : Rejection.of(
                        full.tooFew() + "/small-party-incomplete",
                        "the party has {characters:number} of {most:number} Characters, which hold {cards:number} of {needed:number} cards",
                        draft.slots().size(),
                        full.characters(),
                        draft.holding(),
                        full.assignables());
    }

    @Override
    PartyDraft with(PartyDraft draft, TerrainCard card) {
        return draft.completedBy(card.id());
    }
}
