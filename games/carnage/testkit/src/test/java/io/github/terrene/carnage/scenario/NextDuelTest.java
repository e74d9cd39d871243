package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.Promised;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 12: what waits for the next duel, and what holds in every one. */
class NextDuelTest {
    private static Scene armies() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE, ASH_SMITH)
                .exhausted(SOUTH)
                .exhausted(NORTH);
    }

    /** Strengths 5 to 5 in round 1, 5 to 3 in round 2, and nobody in round 3. */
    private static Scene tied(Scene scene) {
        return scene.elements(SOUTH, fire(1), water(2), air(1), air(2))
                .elements(NORTH, earth(2), fire(1), air(3), air(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, fire(1), water(2), air(1))
                .lays(NORTH, earth(2), fire(1), air(3));
    }

    private static Array<Option<Seat>> winners(Scene scene) {
        return scene.events(RoundFought.class).map(each -> each.round().winner());
    }

    @Test
    @Rule("CG-12.4")
    void itWaitsForAnyDuelOfThePlayerAndEndsWithIt() {
        Scene scene = armies().waiting(NORTH, new ForNextDuel.Bonus(EARTH, 4));
        tied(scene).awaits("South: keep");
        assertThat(scene.rounds().head()).isEqualTo("5 to 9");
        assertThat(scene.game().table().promises()).hasSize(1);
        scene.keeps(SOUTH).awaits("North: keep").keeps(NORTH).awaits("South: action");
        assertThat(scene.game().table().promises()).isEmpty();
    }

    @Test
    @Rule({"CG-12.4", "CG-5.11"})
    void itEndsAtTheStartOfTheNextOwnTurnBeforeTheShard() {
        Scene scene = armies().waiting(SOUTH, new ForNextDuel.TiesWon())
                .waiting(NORTH, new ForNextDuel.Exchange())
                .passesSword()
                .awaits("North: action");
        assertThat(scene.game().table().promises().map(each -> each.seat())).containsExactly(SOUTH);
        scene.passesSword().awaits("South: action");
        assertThat(scene.game().table().promises()).isEmpty();
    }

    @Test
    @Rule({"CG-12.9", "CG-12.4"})
    void anAttackOrInvasionThatPassesEndsNothing() {
        Scene scene = armies().waiting(SOUTH, new ForNextDuel.TiesWon())
                .attacks(1, 2, 0)
                .letsPass(NORTH);
        scene.declines(SOUTH).awaits("South: action");
        assertThat(scene.game().table().promises()).hasSize(1);
        Scene invasion = armies().waiting(SOUTH, new ForNextDuel.TiesWon())
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .letsPass(NORTH)
                .awaits("South: action");
        assertThat(invasion.game().table().promises()).hasSize(1);
    }

    @Test
    @Rule("CG-12.9")
    void effectsStayWhenTheirCardLeavesAndAddUp() {
        Card bell = legend("Bell Founder", FIRE, 1)
                .value(FIRE, 1)
                .power(0, Words.strongerIn(Words.OWN, FIRE, 2))
                .build();
        Scene scene = armies().put(SOUTH, 3, bell)
                .ap(SOUTH, 9)
                .uses(3)
                .uses(3)
                .attacks(3, 1, 2)
                .letsPass(NORTH);
        scene.ascends(SOUTH, 3);
        assertThat(tied(scene).rounds().head()).isEqualTo("9 to 5");
    }

    @Test
    @Rule({"CG-12.4", "CG-12.9"})
    void theElementIsChosenWhenThePowerIsUsed() {
        Card caller = legend("Caller", FIRE, 1).power(1, Words.stronger(2)).build();
        Scene scene = armies().put(SOUTH, 3, caller).uses(3).awaits("South: element");
        assertThat(scene.options())
                .containsExactlyElementsOf(StarterSet.elements().map(OwnChoice.OfElement::new));
        scene.names(SOUTH, WATER).awaits("South: action");
        assertThat(scene.events(Promised.class)).containsExactly(new Promised(SOUTH, new ForNextDuel.Bonus(WATER, 2)));
    }

    @Test
    @Rule("CG-12.10")
    void aBonusCountsForEveryFighterInEachRoundWithThatElementOwnOrNot() {
        Scene scene = armies().waiting(SOUTH, new ForNextDuel.Bonus(AIR, 3))
                .elements(SOUTH, air(1), air(2), air(5), fire(1))
                .elements(NORTH, earth(8), fire(8), air(3), air(8))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 2)
                .lays(SOUTH, air(1), air(2), air(5))
                .lays(NORTH, air(3), earth(8), air(8))
                .awaits("North: keep");
        assertThat(scene.rounds()).containsExactly("6 to 3", "5 to 0", "0 to 8");
    }

    @Test
    @Rule({"CG-12.10", "CG-10.7"})
    void aBonusCountsForMonstersToo() {
        Scene scene = armies().waiting(SOUTH, new ForNextDuel.Bonus(AIR, 3))
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .elements(NORTH, earth(1), fire(1), air(3), air(8))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 0), air(1), air(2), water(5))
                .lays(NORTH, earth(1), fire(1), air(3));
        assertThat(scene.rounds()).containsExactly("4 to 4", "8 to 3", "5 to 0");
    }

    @Test
    @Rule({"CG-12.5", "CG-8.8"})
    void tiesAreWonAndTheOtherFighterIsBeaten() {
        Scene scene = tied(armies().waiting(NORTH, new ForNextDuel.TiesWon())).awaits("South: keep");
        assertThat(winners(scene)).containsExactly(Option.some(NORTH), Option.some(SOUTH), Option.none());
        assertThat(scene.events(RoundFought.class).head().round().beaten()).isEqualTo(Option.some(SOUTH));
        Scene both = tied(armies().waiting(NORTH, new ForNextDuel.TiesWon()).waiting(SOUTH, new ForNextDuel.TiesWon()));
        assertThat(winners(both).head()).isEqualTo(Option.none());
    }

    @Test
    @Rule("CG-12.5")
    void aLegendRelicOrMonsterThatWinsTiesDoesSoInItsRoundOnly() {
        Card charm = relic("Charm", EARTH, 1).continuous(Words.winsTies()).build();
        assertThat(winners(tied(armies().put(SOUTH, 1, charm))).head()).isEqualTo(Option.some(SOUTH));
        assertThat(winners(tied(armies().put(SOUTH, 2, charm))).head()).isEqualTo(Option.none());
        assertThat(winners(tied(armies().put(SOUTH, 1, charm).put(NORTH, 1, charm)))
                        .head())
                .isEqualTo(Option.none());
        Card judge = legend("Judge", FIRE, 3)
                .value(FIRE, 4)
                .continuous(Words.winsTies())
                .build();
        assertThat(winners(tied(armies().put(SOUTH, 1, judge))).head()).isEqualTo(Option.some(SOUTH));
    }

    @Test
    @Rule({"CG-12.12", "CG-9.3", "CG-9.11"})
    void aBeatenLegendIsKeptWithoutRaivenOnce() {
        Scene scene = armies().raiven(SOUTH, 0)
                .waiting(SOUTH, new ForNextDuel.Rescue())
                .elements(SOUTH, air(1), air(2), air(3), fire(1))
                .elements(NORTH, earth(8), fire(8), air(8), air(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, air(1), air(2), air(3))
                .lays(NORTH, earth(8), fire(8), air(8))
                .awaits("South: keep");
        assertThat(scene.options()).containsExactly(new OwnChoice.Rescued(), Choice.NO);
        scene.rescues(SOUTH).awaits("South: action");
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Cinder Warden");
        assertThat(scene.discarded(SOUTH)).containsExactly("Reef Bard");
        assertThat(scene.events(LegendKept.class)).containsExactly(new LegendKept(SOUTH, 1, CINDER_WARDEN, true));
    }

    @Test
    @Rule({"CG-12.12", "CG-9.3"})
    void withARaivenTheOwnerChoosesHowALegendIsKept() {
        Scene scene = tied(armies().waiting(NORTH, new ForNextDuel.Rescue())).awaits("North: keep");
        assertThat(scene.options()).containsExactlyInAnyOrder(Choice.YES, new OwnChoice.Rescued(), Choice.NO);
        scene.keeps(NORTH).awaits("South: ascend");
        assertThat(scene.game().table().promises()).isEmpty();
    }

    @Test
    @Rule({"CG-12.16", "CG-12.4"})
    void theDuelIsOverForTheseEffectsBeforeTheAscension() {
        Scene scene = tied(armies().waiting(SOUTH, new ForNextDuel.TiesWon()));
        scene.keeps(NORTH).keeps(NORTH).awaits("South: ascend");
        assertThat(scene.game().table().promises()).isEmpty();
        scene.ascends(SOUTH, 1).happenedInOrder(LegendKept.class, DuelEnded.class, Ascended.class);
    }
}
