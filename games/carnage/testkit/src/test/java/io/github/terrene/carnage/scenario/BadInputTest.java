package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;

import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What players or programs may send by mistake: refused with a number and a sentence, and nothing changed. */
class BadInputTest {
    private static Scene full() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .put(SOUTH, 1, SPARK_LENS)
                .company(NORTH, STONE_NURSE, GALE_FOX)
                .hand(SOUTH, OLD_KING, SMOKE_DRAKE, GLASS_HARP, BELFRY)
                .hand(NORTH, HEARTH);
    }

    @Test
    @Rule({"CG-6.1", "CG-6.16"})
    void placementsWithoutShardsOrActionPoints() {
        full().shards(SOUTH, 0)
                .refusesSaying(
                        new Place(SOUTH, BELFRY.id()), "its price in shards is 1, you have 0 (CG-6.1/few-shards)")
                .refusesSaying(
                        new Place(SOUTH, SMOKE_DRAKE.id()), "its price in shards is 3, you have 0 (CG-6.1/few-shards)")
                .refusesSaying(
                        new Add(SOUTH, OLD_KING.id(), 3), "its price in shards is 4, you have 0 (CG-6.1/few-shards)")
                .refusesSaying(
                        new Add(SOUTH, GLASS_HARP.id(), 2), "its price in shards is 4, you have 0 (CG-6.1/few-shards)")
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-6.12", "CG-6.11", "CG-6.1"})
    void strengtheningTheWrongName() {
        full().refusesSaying(
                        new Reinforce(SOUTH, OLD_KING.id()),
                        "its price in shards is 4, you have 3 (CG-6.1/few-shards)",
                        "no Old King is in the spearhead (CG-6.12/not-in-spearhead)")
                .refuses(new Reinforce(SOUTH, SMOKE_DRAKE.id()), "CG-6.12/not-in-spearhead")
                .refuses(new Add(SOUTH, GLASS_HARP.id(), 1), "CG-6.11/taken")
                .refuses(new Add(SOUTH, GLASS_HARP.id(), 3), "CG-6.11/no-legend")
                .refuses(new Add(SOUTH, OLD_KING.id(), 2), "CG-6.11/taken")
                .refuses(new Add(SOUTH, OLD_KING.id(), -1), "CG-3.9/no-place")
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-6.3", "CG-6.6", "CG-6.10", "CG-6.12"})
    void cardsThatAreNotInTheOwnHand() {
        for (String id : Array.of("hearth", "cinder-warden", "unknown", "", "no such card")) {
            full().refuses(new Burn(SOUTH, id), "CG-6.3/not-in-hand")
                    .refuses(new Place(SOUTH, id), "CG-6.6/not-in-hand")
                    .refuses(new Add(SOUTH, id, 3), "CG-6.10/not-in-hand")
                    .refuses(new Reinforce(SOUTH, id), "CG-6.12/not-in-hand")
                    .awaits("South: action");
        }
    }

    @Test
    @Rule({"CG-7.2", "CG-7.3"})
    void orderingStrangers() {
        Scene scene = full().attacks();
        scene.refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2, 3))), "CG-7.3/empty-place")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 1, 0))), "CG-7.3/ordered-twice")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2))), "CG-7.3/rounds")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(1, 2, 0, 0))), "CG-7.3/rounds")
                .refuses(new Choose(SOUTH, new OwnChoice.Order(Array.of(-1, 2, 1))), "CG-7.3/empty-place");
        scene.refuses(new Choose(SOUTH, new OwnChoice.Order(Array.empty())), "CG-7.3/rounds")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Order(Array.of(0, 0, 0))),
                        "all of the company take part (CG-7.2/left-out)")
                .awaits("South: order");
    }

    @Test
    @Rule({"CG-8.4", "CG-6.16"})
    void layingTooEarlyTwiceOrTooLate() {
        Scene scene = full().refuses(new Lay(SOUTH, Array.of("fire-1", "fire-2", "fire-3")), "CG-5.5/other-decision")
                .elements(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elements(NORTH, air(1), air(2), air(3), air(5))
                .attacks(1, 2, 0);
        scene.refuses(scene.lay(SOUTH, fire(1), fire(2), fire(3)), "CG-7.4/not-awaited")
                .blocks(NORTH, 1, 2, 0);
        scene.refuses(scene.lay(SOUTH, fire(1), fire(1), fire(2)), "CG-8.4/laid-twice")
                .refuses(scene.lay(SOUTH, air(1), air(2), air(3)), "CG-8.4/not-drawn")
                .refuses(new Lay(SOUTH, Array.of("", "fire-1", "fire-2")), "CG-8.4/not-drawn")
                .refuses(new Choose(SOUTH, new OwnChoice.Nothing()), "CG-8.4/other-decision")
                .lays(SOUTH, fire(1), fire(2), fire(3))
                .refuses(scene.lay(SOUTH, fire(1), fire(2), fire(3)), "CG-8.4/not-awaited")
                .lays(NORTH, air(1), air(2), air(3));
        scene.refuses(scene.lay(NORTH, air(1), air(2), air(3)), "CG-9.3/not-awaited");
    }

    @Test
    @Rule({"CG-5.5", "CG-12.14", "CG-6.16"})
    void answeringWhatWasNotAsked() {
        Array<Choice> choices = Array.of(
                Choice.YES,
                new OwnChoice.Rescued(),
                new OwnChoice.Nothing(),
                new OwnChoice.From(DeckKind.COMPANION),
                new OwnChoice.OfElement(FIRE),
                new OwnChoice.At(1),
                new Choice.InHand("belfry"),
                new OwnChoice.OnTable("belfry"),
                new OwnChoice.Order(Array.of(1, 2, 0)),
                new OwnChoice.Pair(1, 2),
                new OwnChoice.Kept(Array.of("fire-1")));
        Scene acting = full().awaits("South: action");
        choices.forEach(choice -> acting.refuses(new Choose(SOUTH, choice), "CG-5.5/other-decision")
                .refuses(new Choose(NORTH, choice), "CG-5.1/no-sword"));
        Scene asked = full().attacks(1, 2, 0)
                .awaits("North: block")
                .refusesSaying(new Meditate(NORTH), "now you must decide: block (CG-7.4/other-decision)")
                .refusesSaying(new Meditate(SOUTH), "now North must decide: block (CG-7.4/not-awaited)");
        choices.tail()
                .forEach(choice -> asked.refuses(new Choose(NORTH, choice), "CG-7.4/not-offered")
                        .refuses(new Choose(SOUTH, choice), "CG-7.4/not-awaited"));
    }

    @Test
    @Rule({"CG-4.5", "CG-4.11", "CG-6.16"})
    void keepingOutsideTheDraftOrWhatWasNotDrawn() {
        full().refuses(new KeepLegend(SOUTH, OLD_KING.id()), "CG-5.5/other-decision")
                .refuses(new KeepRelic(SOUTH, GLASS_HARP.id(), 1), "CG-5.5/other-decision")
                .refuses(new EndDraft(SOUTH), "CG-5.5/other-decision")
                .awaits("South: action");
        Array<Card> drawn = Array.of(ASH_SMITH, REEF_BARD, SPARK_LENS);
        Scene.table()
                .drafting(drawn, drawn)
                .refuses(new KeepLegend(SOUTH, OLD_KING.id()), "CG-4.11/not-drawn")
                .refuses(new KeepLegend(SOUTH, SPARK_LENS.id()), "CG-4.11/not-drawn")
                .refuses(new KeepRelic(SOUTH, SPARK_LENS.id(), 1), "CG-4.5/other-decision")
                .refuses(new Meditate(SOUTH), "CG-4.5/other-decision")
                .refusesSaying(new Meditate(Seat.of(2)), "nobody sits at seat C (CG-3.1/no-seat)")
                .keepsLegends(SOUTH, ASH_SMITH)
                .refuses(new KeepLegend(SOUTH, REEF_BARD.id()), "CG-4.5/other-decision")
                .endsDraft(SOUTH)
                .refuses(new EndDraft(SOUTH), "CG-4.5/not-awaited")
                .awaits("North: draft");
    }

    @Test
    @Rule("CG-3.1")
    void seatsAtWhichNobodyPlays() {
        Scene scene = full();
        Seat stranger = Seat.of(2);
        scene.refuses(new Meditate(stranger), "CG-3.1/no-seat").refuses(new Concede(stranger), "CG-3.1/no-seat");
        scene.attacks()
                .refuses(new Choose(stranger, Choice.YES), "CG-3.1/no-seat")
                .awaits("South: order");
    }

    @Test
    @Rule({"CG-6.4", "CG-6.16"})
    void puttingBackWhatWasNotShown() {
        Scene scene = full().elements(SOUTH, fire(1), fire(2)).meditates();
        for (Array<String> kept : Array.of(
                Array.of("fire-1", "fire-1"),
                Array.of("fire-3"),
                Array.of("fire-1", "fire-2", "fire-3"),
                Array.of(""))) {
            scene.refuses(new Choose(SOUTH, new OwnChoice.Kept(kept)), "CG-6.4/not-offered");
        }
        scene.awaits("South: elements");
    }
}
