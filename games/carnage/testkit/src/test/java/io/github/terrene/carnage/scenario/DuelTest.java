package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.ElementsLaid;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.ElementsSpent;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 8: the course of a duel. */
class DuelTest {
    private static Scene laying() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE, ASH_SMITH)
                .elements(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elements(NORTH, earth(1), earth(2), earth(3), earth(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 1, 2);
    }

    private static Scene fought() {
        return laying().lays(SOUTH, fire(5), fire(2), fire(3)).lays(NORTH, earth(1), earth(5), earth(2));
    }

    @Test
    @Rule({"CG-8.3", "CG-8.4"})
    void bothDrawFourElementCardsAndChooseOneForEachRound() {
        Scene scene = laying().awaits("South: lay", "North: lay");
        assertThat(scene.events(ElementsDrawn.class))
                .containsExactly(
                        new ElementsDrawn(SOUTH, Array.of(fire(1), fire(2), fire(3), fire(5))),
                        new ElementsDrawn(NORTH, Array.of(earth(1), earth(2), earth(3), earth(5))));
        assertThat(scene.legal(SOUTH)).hasSize(24 + 1);
        scene.refusesSaying(
                        scene.lay(SOUTH, fire(1), fire(2), fire(8)),
                        "fire-8 is not among the cards drawn (CG-8.4/not-drawn)")
                .refusesSaying(
                        scene.lay(SOUTH, fire(1), fire(2), fire(1)), "a card is laid only once (CG-8.4/laid-twice)")
                .refusesSaying(
                        scene.lay(SOUTH, fire(1), fire(2)),
                        "a card is laid for each of the three rounds, not 2 (CG-8.4/number-laid)")
                .refuses(scene.lay(SOUTH), "CG-8.4/number-laid")
                .refuses(scene.lay(SOUTH, fire(1), fire(2), fire(3), fire(5)), "CG-8.4/number-laid");
    }

    @Test
    @Rule({"CG-8.4", "CG-14.5"})
    void whatIsLaidIsFinalAndNothingHappensUntilBothAreReady() {
        Scene scene = laying().lays(NORTH, earth(1), earth(5), earth(2)).awaits("South: lay");
        assertThat(scene.undoable()).isFalse();
        scene.never(ElementsLaid.class)
                .never(RoundFought.class)
                .refuses(scene.lay(NORTH, earth(1), earth(5), earth(3)), "CG-8.4/not-awaited")
                .lays(SOUTH, fire(5), fire(2), fire(3))
                .happened(3, RoundFought.class);
    }

    @Test
    @Rule({"CG-8.1", "CG-8.5", "CG-8.17"})
    void theRoundsAreRevealedInOrderAlsoWhereNobodyStands() {
        Scene scene = fought().awaits("South: keep");
        assertThat(scene.rounds()).containsExactly("9 to 0", "2 to 8", "0 to 4");
        assertThat(scene.events(RoundFought.class).map(each -> each.round().attacking()))
                .containsExactly(fire(5), fire(2), fire(3));
        assertThat(scene.events(RoundFought.class).map(each -> each.round().defending()))
                .containsExactly(earth(1), earth(5), earth(2));
    }

    @Test
    @Rule({"CG-8.12", "CG-8.17", "CG-9.1"})
    void allEightCardsAreDiscardedBeforeLossesAreSettled() {
        Scene scene = fought().awaits("South: keep");
        assertThat(scene.elementsDiscarded(SOUTH)).containsExactlyInAnyOrder(fire(1), fire(2), fire(3), fire(5));
        assertThat(scene.elementsDiscarded(NORTH)).containsExactlyInAnyOrder(earth(1), earth(2), earth(3), earth(5));
        scene.happenedInOrder(RoundFought.class, ElementsSpent.class, ElementsSpent.class)
                .keeps(SOUTH)
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-8.9", "CG-8.10", "CG-8.11"})
    void aloneInARoundAFighterWinsAndNobodyIsBeaten() {
        Scene scene = fought().awaits("South: keep");
        assertThat(scene.events(RoundFought.class).map(each -> each.round().winner()))
                .containsExactly(Option.some(SOUTH), Option.some(NORTH), Option.some(NORTH));
        assertThat(scene.events(RoundFought.class).map(each -> each.round().beaten()))
                .containsExactly(Option.none(), Option.some(SOUTH), Option.none());
        scene.keeps(SOUTH).awaits("South: action");
        assertThat(scene.vp(NORTH)).as("the defender gains nothing").isZero();
        assertThat(scene.shards(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-8.9", "CG-8.10"})
    void aRoundWithoutFightersHasNoWinner() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, air(1), air(2), air(3), air(5))
                .elements(NORTH, earth(1), earth(2), earth(3), earth(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, air(1), air(2), air(5))
                .lays(NORTH, earth(5), earth(1), earth(2))
                .awaits("South: keep");
        assertThat(scene.lastRound().winner()).isEqualTo(Option.none());
        assertThat(scene.rounds()).containsExactly("3 to 8", "2 to 0", "0 to 0");
        scene.keeps(SOUTH).never(Ascended.class).awaits("South: action");
    }

    @Test
    @Rule("CG-8.13")
    void theDiscardPileIsShuffledInWhenMoreIsToBeDrawnThanTheDeckHolds() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elementDeck(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elementDeck(NORTH, fire(1), fire(2), fire(3))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .awaits("South: lay", "North: lay");
        assertThat(scene.events(ElementsShuffled.class).map(ElementsShuffled::seat))
                .containsExactly(NORTH);
        assertThat(scene.elements(SOUTH)).isEmpty();
        assertThat(scene.elements(NORTH)).hasSize(16);
    }

    @Test
    @Rule({"CG-8.13", "CG-8.17"})
    void theActivePlayerShufflesAndDrawsFirst() {
        Scene scene = Scene.table()
                .sword(NORTH)
                .company(NORTH, CINDER_WARDEN, REEF_BARD)
                .company(SOUTH, STONE_NURSE)
                .elementDeck(SOUTH)
                .elementDeck(NORTH)
                .attacks(1, 2, 0)
                .blocks(SOUTH, 1, 0, 0)
                .awaits("South: lay", "North: lay");
        assertThat(scene.events(ElementsShuffled.class).map(ElementsShuffled::seat))
                .containsExactly(NORTH, SOUTH);
        assertThat(scene.events(ElementsDrawn.class).map(ElementsDrawn::seat)).containsExactly(NORTH, SOUTH);
    }

    @Test
    @Rule("CG-8.14")
    void noActionAndNoPowerCanBeUsedDuringADuel() {
        Card miner = legend("Miner", EARTH, 1)
                .power(0, Words.gainShards(Words.OWN, 1))
                .build();
        Scene.table()
                .company(SOUTH, CINDER_WARDEN, miner)
                .company(NORTH, STONE_NURSE)
                .ap(SOUTH, 5)
                .attacks(1, 2, 0)
                .refuses(new UsePower(SOUTH, 2, CardKind.LEGEND, 0), "CG-7.4/not-awaited")
                .blocks(NORTH, 1, 0, 0)
                .refuses(new UsePower(SOUTH, 2, CardKind.LEGEND, 0), "CG-8.4/other-decision")
                .refuses(new PassSword(SOUTH), "CG-8.4/other-decision")
                .awaits("South: lay", "North: lay");
    }
}
