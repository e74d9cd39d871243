package io.github.terrene.testkit.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.StartingParty;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The small choices that a starting party is made of: Characters in ascending order of their ids, the Terrain last. */
final class Placing {
    private Placing() {}

    static Seq<Action> actions(Seat seat, StartingParty party) {
        return List.ofAll(party.slots())
                .sortBy(slot -> slot.character().id())
                .flatMap(slot -> List.<Action>of(
                                new PlaceCharacter(seat, slot.character().id()))
                        .appendAll(slot.card().map(card -> new PlaceAssignable(seat, card.id()))))
                .append(new PlaceTerrain(seat, party.terrain().id()));
    }
}
