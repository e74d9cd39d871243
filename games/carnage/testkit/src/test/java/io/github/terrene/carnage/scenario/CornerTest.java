package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.location;
import static io.github.terrene.carnage.Words.monster;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.event.NestEmptied;
import io.github.terrene.carnage.event.RelicDiscarded;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Corners where rules meet: limits, options and ends. */
class CornerTest {
    private static final Options STANDARD = Options.standard();
    private static final Card FOUNDLING =
            legend("Foundling", AIR, 0).value(AIR, 1).build();

    @Test
    @Rule("CG-12.12")
    void twoPowersOfOneCardThatAreLimitedAreUsedUpTogether() {
        Card miser = legend("Miser", AIR, 1)
                .value(AIR, 1)
                .powerOncePerGame(0, Words.gainShards(Words.OWN, 1))
                .powerOncePerGame(0, Words.gainShards(Words.OWN, 2))
                .power(0, Words.gainShards(Words.OWN, 4))
                .build();
        Scene scene = Scene.table().company(SOUTH, miser).does(new UsePower(SOUTH, 1, CardKind.LEGEND, 1));
        scene.refusesSaying(new UsePower(SOUTH, 1, CardKind.LEGEND, 0), "Miser was used in this game (CG-12.12/used)");
        scene.does(new UsePower(SOUTH, 1, CardKind.LEGEND, 2)).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(3 + 2 + 4);
    }

    @Test
    @Rule({"CG-12.11", "CG-12.3"})
    void aLocationThatMakesTheNextPlacementCheaperIsNotThatPlacement() {
        Card market =
                location("Market", AIR).whenPlaced(Words.cheaperPlacement(2)).build();
        Scene scene = Scene.table()
                .ap(SOUTH, 4)
                .hand(SOUTH, market, GALE_FOX, REEF_BARD)
                .places(market)
                .adds(GALE_FOX, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(3 - 1);
        scene.adds(REEF_BARD, 2);
        assertThat(scene.shards(SOUTH)).isZero();
    }

    @Test
    @Rule({"CG-12.8", "CG-12.14"})
    void whoMustDiscardMoreThanThereIsDiscardsTheLastCardWithoutAQuestion() {
        Card singer =
                legend("Singer", AIR, 1).power(0, Words.discard(Words.ENEMY, 3)).build();
        Scene scene = Scene.table()
                .company(SOUTH, singer)
                .hand(NORTH, HEARTH, FORGE)
                .uses(1)
                .awaits("North: discard")
                .choosesFromHand(NORTH, HEARTH)
                .awaits("South: action");
        assertThat(scene.events(Discarded.class).map(Discarded::card)).containsExactly(HEARTH, FORGE);
    }

    @Test
    @Rule({"CG-13.4", "CG-12.13", "CG-9.1"})
    void whoConcedesWhileATextOfABeatenMonsterAsksLosesWithItsLegendsUnsettled() {
        Card wight = monster("Wight", EARTH, 1)
                .value(EARTH, 1)
                .whenBeaten(Words.discard(Words.ENEMY, 1))
                .build();
        Scene scene = Scene.table()
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, wight)
                .hand(NORTH, HEARTH, FORGE)
                .company(NORTH, REEF_BARD, STONE_NURSE, OLD_KING)
                .elements(NORTH, water(1), earth(1), earth(8), air(2))
                .places(wight)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), water(8), earth(8), fire(1))
                .lays(NORTH, water(1), earth(1), earth(8))
                .awaits("North: discard")
                .concedes(NORTH)
                .never(LegendLost.class)
                .never(NestEmptied.class)
                .won(SOUTH, "CG-13.4");
        assertThat(scene.nest(SOUTH)).hasSize(3);
        assertThat(scene.elementsDiscarded(NORTH)).hasSize(4);
    }

    @Test
    @Rule({"CG-9.13", "CG-13.1"})
    void whoAscendsToFifteenPointsLosesNoRelic() {
        Scene scene = Scene.table()
                .options(STANDARD.withRelicFate(RelicFate.DISCARDED))
                .vp(SOUTH, 12)
                .putBearing(SOUTH, 1, CINDER_WARDEN, SPARK_LENS)
                .put(SOUTH, 2, REEF_BARD)
                .attacks()
                .ascends(SOUTH, 1)
                .never(RelicDiscarded.class)
                .won(SOUTH);
        assertThat(scene.relic(SOUTH, 1)).isEqualTo("Spark Lens");
    }

    @Test
    @Rule({"CG-13.5", "CG-9.5", "CG-1.9"})
    void anAscensionForNothingDoesNotInterruptAStalemate() {
        Scene scene = Scene.table()
                .options(STANDARD.withStalemateTurns(2))
                .exhausted(SOUTH)
                .exhausted(NORTH)
                .company(SOUTH, FOUNDLING, ASH_SMITH)
                .attacks()
                .ascends(SOUTH, 1)
                .passesSword()
                .passesSword()
                .won(SOUTH, "CG-13.5");
        assertThat(scene.vp(SOUTH)).isZero();
        assertThat(scene.pantheon(SOUTH)).containsExactly("Foundling");
    }

    private static Scene saving(int vp) {
        return Scene.table()
                .options(STANDARD.withStalemateTurns(2).withSavedMonsterVp(vp))
                .exhausted(SOUTH)
                .exhausted(NORTH)
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .company(NORTH, REEF_BARD, STONE_NURSE, ASH_SMITH)
                .elements(NORTH, water(8), earth(8), fire(8), air(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), fire(2), fire(3))
                .lays(NORTH, water(8), earth(8), fire(8))
                .chooses(SOUTH, SMOKE_DRAKE)
                .passesSword()
                .passesSword();
    }

    @Test
    @Rule({"CG-13.5", "CG-10.11", "CG-13.7"})
    void aMonsterThatIsSavedForNothingDoesNotInterruptAStalemate() {
        saving(0).won(SOUTH, "CG-13.5");
        Scene interrupted = saving(1).awaits("South: action");
        assertThat(interrupted.game().table().idle()).isEqualTo(1);
    }

    @Test
    @Rule({"CG-13.2", "CG-13.5", "CG-13.6", "CG-5.11"})
    void emptyDecksAreLookedAtBeforeTheStalemateAndTheStalemateBeforeTheLimit() {
        Options all = STANDARD.withStalemateTurns(2).withTurnLimit(4);
        Scene.table()
                .options(all.withConcedeOnExhaustion(true))
                .exhausted(SOUTH)
                .exhausted(NORTH)
                .passesSword()
                .won(NORTH, "CG-13.2");
        Scene.table()
                .options(all)
                .exhausted(SOUTH)
                .exhausted(NORTH)
                .vp(SOUTH, 1)
                .passesSword()
                .passesSword()
                .won(SOUTH, "CG-13.5");
    }

    @Test
    @Rule({"CG-11.5", "CG-6.3", "CG-6.8", "CG-10.10"})
    void withPillarOnceACompleteRealmStillMakesCardsCheaperAndCanBeTaken() {
        Scene scene = Scene.table()
                .options(STANDARD.withPillarOnce(true))
                .pillars(SOUTH, 1)
                .realm(SOUTH, HEARTH, SPRING, QUARRY)
                .hand(SOUTH, BELFRY, STORM_QUEEN, GALE_FOX)
                .nest(NORTH, BOG_MAW, DUNE_JACKAL)
                .hand(NORTH, SMOKE_DRAKE, HEARTH, HEARTH, HEARTH, HEARTH)
                .ap(SOUTH, 4)
                .shards(SOUTH, 2)
                .shards(NORTH, 3)
                .places(BELFRY)
                .does(new Burn(SOUTH, STORM_QUEEN.id()))
                .declines(SOUTH);
        assertThat(scene.shards(SOUTH)).isEqualTo(2 - 1 + 2);
        scene.adds(GALE_FOX, 1);
        assertThat(scene.shards(SOUTH)).isEqualTo(3 - 1);
        assertThat(scene.vp(SOUTH)).isZero();
        scene.passesSword()
                .places(SMOKE_DRAKE)
                .orders(NORTH, 1, 2, 3)
                .letsPass(SOUTH)
                .awaits("North: location")
                .chooses(NORTH, BELFRY);
        assertThat(scene.realm(SOUTH)).containsExactly("Hearth", "Quarry", "Spring");
    }

    @Test
    @Rule({"CG-1.10", "CG-3.6", "CG-6.12", "CG-6.14", "CG-9.2"})
    void separatePrintsStandSideBySideAndNeitherProtectsTheOther() {
        Card premium = ASH_SMITH.inPremium();
        Scene scene = Scene.table()
                .options(STANDARD.withPremium(PremiumCards.SEPARATE))
                .raiven(NORTH, 0)
                .company(SOUTH, OLD_KING, STORM_QUEEN)
                .put(NORTH, 1, ASH_SMITH)
                .put(NORTH, 2, premium)
                .elements(SOUTH, fire(8), air(8), earth(1), earth(2))
                .elements(NORTH, fire(1), earth(3), water(1), water(2))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, fire(8), air(8), earth(1))
                .lays(NORTH, fire(1), earth(3), water(1));
        assertThat(scene.rounds()).containsExactly("13 to 3", "13 to 5", "0 to 0");
        assertThat(scene.events(LegendLost.class).map(LegendLost::legend)).containsExactly(ASH_SMITH, premium);
    }

    @Test
    @Rule({"CG-8.9", "CG-12.5", "CG-8.10"})
    void tiesThatAreWonWinNoRoundInWhichNobodyStands() {
        Scene scene = Scene.table()
                .company(SOUTH, OLD_KING, STORM_QUEEN)
                .company(NORTH, ASH_SMITH)
                .waiting(NORTH, new ForNextDuel.TiesWon())
                .waiting(NORTH, new ForNextDuel.Bonus(FIRE, 2))
                .elements(SOUTH, fire(1), air(8), earth(1), earth(2))
                .elements(NORTH, fire(2), fire(3), fire(5), fire(8))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(1), air(8), earth(1))
                .lays(NORTH, fire(2), fire(5), fire(8))
                .awaits("South: keep");
        assertThat(scene.rounds()).containsExactly("6 to 6", "13 to 0", "0 to 0");
        assertThat(scene.lastRound().winner()).isEmpty();
    }

    @Test
    @Rule({"CG-1.5", "CG-12.13", "CG-8.6"})
    void aRelicAgainstFewStrengthensItsBearerInItsRoundOnly() {
        Card horn = relic("Horn", AIR, 1).continuous(Words.againstFew(2)).build();
        Scene scene = Scene.table()
                .putBearing(SOUTH, 1, OLD_KING, horn)
                .put(SOUTH, 2, STORM_QUEEN)
                .company(NORTH, ASH_SMITH)
                .elements(SOUTH, fire(1), air(1), earth(1), earth(2))
                .elements(NORTH, fire(8), fire(3), fire(5), water(8))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(1), air(1), earth(1))
                .lays(NORTH, fire(8), fire(3), fire(5));
        assertThat(scene.rounds()).containsExactly("8 to 10", "6 to 0", "0 to 0");
    }

    @Test
    @Rule({"CG-1.11", "CG-9.5", "CG-13.1", "CG-6.8"})
    void theGreatestNumbersThatACardMayName() {
        Card colossus = legend("Colossus", EARTH, 99)
                .value(EARTH, 99)
                .continuous(Words.againstFew(99))
                .build();
        Scene scene = Scene.table()
                .shards(SOUTH, 98)
                .realm(SOUTH, QUARRY)
                .hand(SOUTH, colossus)
                .put(SOUTH, 2, ASH_SMITH)
                .adds(colossus, 1);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.attacks().ascends(SOUTH, 1).won(SOUTH);
        assertThat(scene.vp(SOUTH)).isEqualTo(99);
    }
}
