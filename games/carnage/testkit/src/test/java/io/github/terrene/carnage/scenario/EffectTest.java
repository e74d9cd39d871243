package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.monster;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 12: what the texts of cards do. */
class EffectTest {
    private static Card singer(Effect... effects) {
        return legend("Singer", AIR, 1).value(AIR, 1).power(0, effects).build();
    }

    private static Scene using(Effect... effects) {
        return Scene.table().company(SOUTH, singer(effects));
    }

    @Test
    @Rule("CG-12.1")
    void thePartsOfAnEffectHappenInTheOrderOfTheTextAndWhatCannotBeDoneIsLeftOut() {
        Scene scene = using(Words.discard(Words.OWN, 1), Words.draw(Words.OWN, 1), Words.gainShards(Words.OWN, 2))
                .uses(1)
                .awaits("South: draw");
        scene.never(Discarded.class)
                .never(ShardsGained.class)
                .draws(SOUTH, DeckKind.ADVENTURE)
                .happenedInOrder(Drawn.class, ShardsGained.class)
                .awaits("South: action");
        assertThat(scene.hand(SOUTH)).containsExactly("Place 0");
    }

    @Test
    @Rule({"CG-12.2", "CG-14.9"})
    void aPowerWithoutALegalTargetCannotBeUsed() {
        Scene scene = using(Words.takeBack(CardKind.LEGEND))
                .discarded(SOUTH, HEARTH, SPARK_LENS)
                .discarded(NORTH, ASH_SMITH);
        scene.refusesSaying(scene.power(1), "there is nothing that Singer could work on (CG-12.2/nothing-there)")
                .discarded(SOUTH, HEARTH, ASH_SMITH)
                .uses(1)
                .awaits("South: action");
        assertThat(scene.hand(SOUTH)).containsExactly("Ash Smith");
        assertThat(scene.discarded(SOUTH)).containsExactly("Hearth");
    }

    @Test
    @Rule({"CG-12.14", "CG-14.9"})
    void amongSeveralThePlayerChoosesAndCopiesAreOneAnswer() {
        Scene scene = using(Words.takeBack(CardKind.LEGEND))
                .discarded(SOUTH, ASH_SMITH, REEF_BARD, ASH_SMITH, BOG_MAW)
                .uses(1)
                .awaits("South: card");
        assertThat(scene.options())
                .containsExactly(new OwnChoice.OnTable("ash-smith"), new OwnChoice.OnTable("reef-bard"));
        scene.chooses(SOUTH, ASH_SMITH).awaits("South: action");
        assertThat(scene.discarded(SOUTH)).containsExactly("Reef Bard", "Ash Smith", "Bog Maw");
    }

    @Test
    @Rule({"CG-12.6", "CG-16.2"})
    void noEffectGivesActionPointsOrTakesVictoryPoints() {
        for (Card card : StarterSet.cards()
                .filter(each -> each.is(CardKind.LEGEND) && each.abilities().nonEmpty())) {
            Scene scene = Scene.table()
                    .company(SOUTH, card)
                    .vp(NORTH, 5)
                    .ap(SOUTH, 2)
                    .shards(SOUTH, 9)
                    .discarded(SOUTH, ASH_SMITH)
                    .uses(1);
            assertThat(scene.ap(SOUTH)).as(card.name()).isEqualTo(1);
            assertThat(scene.ap(NORTH)).isZero();
            assertThat(scene.vp(NORTH)).isEqualTo(5);
        }
    }

    @Test
    @Rule({"CG-12.7", "CG-5.9", "CG-14.6"})
    void aDrawNamesTheDeckOrLeavesItToThePlayer() {
        Scene named =
                using(Words.drawFrom(Words.OWN, DeckKind.COMPANION, 2)).uses(1).awaits("South: action");
        assertThat(named.hand(SOUTH)).containsExactly("Extra 0", "Extra 1");
        Scene open =
                using(Words.draw(Words.OWN, 2)).uses(1).awaits("South: draw").draws(SOUTH, DeckKind.COMPANION);
        open.awaits("South: draw").draws(SOUTH, DeckKind.ADVENTURE).awaits("South: action");
        Scene left = using(Words.draw(Words.OWN, 2)).companion(SOUTH).uses(1).awaits("South: action");
        assertThat(left.hand(SOUTH)).containsExactly("Place 0", "Place 1");
        Scene other =
                using(Words.draw(Words.ENEMY, 1)).uses(1).awaits("North: draw").draws(NORTH, DeckKind.COMPANION);
        assertThat(other.hand(NORTH)).containsExactly("Extra 0");
        other.awaits("South: action");
    }

    @Test
    @Rule({"CG-12.7", "CG-12.15"})
    void aPowerThatDrawsOrLooksCanBeUsedEvenIfNothingComesOfIt() {
        Scene drawing = using(Words.draw(Words.OWN, 3))
                .companion(SOUTH)
                .adventure(SOUTH, HEARTH)
                .uses(1);
        assertThat(drawing.hand(SOUTH)).containsExactly("Hearth");
        drawing.uses(1).awaits("South: action");
        using(Words.drawFrom(Words.OWN, DeckKind.COMPANION, 1))
                .companion(SOUTH)
                .uses(1)
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-12.8", "CG-12.14"})
    void whoMustDiscardChoosesTheCard() {
        Scene scene = using(Words.discard(Words.ENEMY, 1))
                .hand(NORTH, HEARTH, BOG_MAW, BOG_MAW)
                .uses(1);
        scene.awaits("North: discard");
        assertThat(scene.options()).containsExactly(new Choice.InHand("bog-maw"), new Choice.InHand("hearth"));
        scene.refuses(new Choose(SOUTH, new Choice.InHand("hearth")), "CG-12.8/not-awaited")
                .refuses(new Choose(NORTH, new Choice.InHand("spring")), "CG-12.8/not-in-hand")
                .choosesFromHand(NORTH, BOG_MAW)
                .awaits("South: action");
        assertThat(scene.discarded(NORTH)).containsExactly("Bog Maw");
        Scene one =
                using(Words.discard(Words.ENEMY, 1)).hand(NORTH, HEARTH).uses(1).awaits("South: action");
        assertThat(one.discarded(NORTH)).containsExactly("Hearth");
        using(Words.discard(Words.ENEMY, 1)).uses(1).never(Discarded.class).awaits("South: action");
    }

    @Test
    @Rule({"CG-12.14", "CG-12.8"})
    void aHandOfCopiesIsAskedForAllTheSameSinceOnlyItsNumberIsKnown() {
        using(Words.discard(Words.ENEMY, 1)).hand(NORTH, HEARTH, HEARTH).uses(1).awaits("North: discard");
    }

    @Test
    @Rule({"CG-12.15", "CG-14.8"})
    void aLookPutsTheCardsBackInAnyOrderAndDiscardsNone() {
        Scene scene = using(Words.look(3))
                .elements(SOUTH, fire(1), fire(2), fire(3))
                .uses(1)
                .awaits("South: elements");
        assertThat(scene.options()).hasSize(6);
        scene.refuses(new Choose(SOUTH, new OwnChoice.Kept(Array.of("fire-1"))), "CG-6.4/not-offered")
                .putsBack(SOUTH, fire(3), fire(1), fire(2))
                .awaits("South: action");
        assertThat(scene.elements(SOUTH).take(3)).containsExactly(fire(3), fire(1), fire(2));
    }

    private static Scene cheaper(int times) {
        Scene scene =
                Scene.table().company(SOUTH, singer(Words.cheaperPlacement(2))).ap(SOUTH, 9);
        for (int use = 0; use < times; use++) {
            scene.uses(1);
        }
        return scene;
    }

    @Test
    @Rule("CG-12.11")
    void theNextPlacementIsAnyOfTheFourAlsoOneThatIsFreeAlready() {
        Scene monster = cheaper(1)
                .hand(SOUTH, SMOKE_DRAKE, DUNE_JACKAL)
                .places(SMOKE_DRAKE)
                .places(DUNE_JACKAL);
        assertThat(monster.shards(SOUTH)).isEqualTo(1);
        Scene free = cheaper(1)
                .realm(SOUTH, HEARTH)
                .hand(SOUTH, FORGE, REEF_BARD)
                .places(FORGE)
                .adds(REEF_BARD, 2);
        assertThat(free.shards(SOUTH)).isEqualTo(1);
        Card singer = singer(Words.cheaperPlacement(2));
        Scene under =
                cheaper(1).hand(SOUTH, singer, REEF_BARD).reinforces(singer).adds(REEF_BARD, 2);
        assertThat(under.shards(SOUTH)).isEqualTo(1);
        Scene burned = cheaper(1).hand(SOUTH, HEARTH, REEF_BARD).burns(HEARTH).meditates();
        burned.putsBack(SOUTH, fire(1), fire(2)).adds(REEF_BARD, 2).awaits("South: action");
        assertThat(burned.shards(SOUTH)).isEqualTo(4);
    }

    @Test
    @Rule("CG-12.11")
    void severalAreUsedUpTogetherAndNoneOutlastsTheTurn() {
        Scene both = cheaper(2)
                .hand(SOUTH, SMOKE_DRAKE, DUNE_JACKAL)
                .places(SMOKE_DRAKE)
                .places(DUNE_JACKAL);
        assertThat(both.shards(SOUTH)).isEqualTo(2);
        Scene later = cheaper(1)
                .exhausted(NORTH)
                .exhausted(SOUTH)
                .hand(SOUTH, REEF_BARD)
                .passesSword()
                .passesSword();
        later.adds(REEF_BARD, 2).awaits("South: action");
        assertThat(later.shards(SOUTH)).isEqualTo(3 + 1 - 2);
    }

    @Test
    @Rule({"CG-12.11", "CG-9.9"})
    void aReplacementIsNoPlacement() {
        Scene scene = cheaper(1)
                .put(SOUTH, 2, CINDER_WARDEN)
                .hand(SOUTH, STORM_QUEEN, REEF_BARD)
                .attacks();
        scene.ascends(SOUTH, 2)
                .choosesFromHand(SOUTH, STORM_QUEEN)
                .adds(REEF_BARD, 3)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-12.12", "CG-14.6"})
    void oncePerGameIsCountedForAPlayerAndACardName() {
        Card sage = legend("Sage", AIR, 1)
                .powerOncePerGame(0, Words.gainShards(Words.OWN, 1))
                .build();
        Scene scene = Scene.table().company(SOUTH, sage).company(NORTH, sage).uses(1);
        scene.refusesSaying(scene.power(1), "Sage was used in this game (CG-12.12/used)");
        assertThat(scene.seenBy(NORTH).opponent().used()).containsExactly("Sage");
        scene.exhausted(SOUTH)
                .exhausted(NORTH)
                .put(SOUTH, 1, sage.inPremium())
                .passesSword()
                .uses(1)
                .passesSword();
        scene.refuses(scene.power(1), "CG-12.12/used").awaits("South: action");
    }
}
