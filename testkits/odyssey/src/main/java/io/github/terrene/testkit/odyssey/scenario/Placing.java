package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.table.DifferentCards;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * The small choices that a starting party is made of: Characters in ascending order of their ids, the Terrain last. What the game does not
 * ask for, since the deck leaves no choice, is no choice.
 */
final class Placing {
    private Placing() {}

    static Seq<Action> actions(Game game, Seat seat, StartingParty party) {
        Seq<Action> all = List.ofAll(party.slots())
                .sortBy(slot -> slot.character().id())
                .flatMap(slot -> List.<Action>of(
                                new PlaceCharacter(seat, slot.character().id()))
                        .appendAll(slot.card().map(card -> new PlaceAssignable(seat, card.id()))))
                .append(new PlaceTerrain(seat, party.terrain().id()));
        if (!(game.prompt() instanceof ChooseParty choice)) {
            return all;
        }
        boolean chosenAlready =
                choice.of(seat).complete() && choice.of(seat).actions(seat).equals(Array.ofAll(all));
        return chosenAlready ? List.empty() : isOnItsOnlyTerrain(game, seat, party) ? all.init() : all;
    }

    /** Whether a party is as full as the deck allows, and on the only Terrain that it can begin with: nobody is asked for that. */
    private static boolean isOnItsOnlyTerrain(Game game, Seat seat, StartingParty party) {
        DifferentCards deck = game.side(seat).deck().different();
        int characters = Math.min(
                game.setting().format().partySize(),
                deck.characters().count(card -> game.edition().permitsInParty(card)));
        int held = Math.min(characters, deck.assignables().size());
        return characters > 0
                && party.slots().size() == characters
                && party.slots().count(slot -> slot.card().isDefined()) == held
                && grounds(deck).equals(Array.of(party.terrain()));
    }

    private static Array<TerrainCard> grounds(DifferentCards deck) {
        Array<TerrainCard> grounds = deck.terrains().filter(card -> card.storm().isEmpty());
        return grounds.isEmpty() ? Array.of(Catalogue.OPEN_FIELD) : grounds;
    }
}
