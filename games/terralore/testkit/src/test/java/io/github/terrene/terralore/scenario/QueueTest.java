package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.event.EffectBegan;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 9: when effects happen, and in which order. */
class QueueTest {
    private static final Card QUAKE =
            skill("Quake").onReveal(destroy(all(creatures(ANY, ANYWHERE)))).build();

    private static Card martyr(String name) {
        return creature(name).points(1).whenDestroyed(damageCastle(ENEMY, 1)).build();
    }

    private static Array<String> effects(Scene scene) {
        return scene.events()
                .filter(EffectBegan.class::isInstance)
                .map(event -> ((EffectBegan) event).source().card().name());
    }

    @Test
    @Rule({"TL-9.5", "TL-9.7"})
    void effectsThatWaitAtTheSameTimeHappenInLaneOrder() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_E, martyr("South East"))
                .field(NORTH_E, martyr("North East"))
                .field(NORTH_W, martyr("North West"), martyr("North West later"))
                .field(SOUTH_W, martyr("South West"))
                .reveals(QUAKE, SOUTH_W);
        assertThat(effects(scene))
                .containsExactly("Quake", "South West", "North West", "North West later", "North East", "South East");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.7", "TL-8.7"})
    void aMovedCreatureIsTheNewestInItsLane() {
        Card shift = skill("Shift")
                .onReveal(move(target(creatures(OWN, HERE)), OTHER_LANE))
                .build();
        Card push = skill("Push").onReveal(destroy(all(creatures(OWN, HERE)))).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_E, martyr("First here"))
                .hand(SOUTH, shift, push)
                .field(SOUTH_W, martyr("Second here"))
                .plan(SOUTH, card(shift, SOUTH_E), card(push, SOUTH_W))
                .plan(NORTH);
        assertThat(effects(scene)).containsExactly("Push", "Second here", "Shift");
        assertThat(scene.field(SOUTH_W)).containsExactly("First here");
        Scene together = Scene.table()
                .castles(10, 9)
                .field(SOUTH_E, martyr("First here"))
                .field(SOUTH_W, martyr("Second here"))
                .hand(SOUTH, shift, push)
                .plan(SOUTH, card(shift, SOUTH_E), card(push, SOUTH_W))
                .plan(NORTH);
        assertThat(effects(together)).containsExactly("Shift", "Push", "Second here", "First here");
        together.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.8")
    void eachEffectOfACardHappensOncePerTurnEvenIfTheCardCameBack() {
        Card twice = skill("Twice")
                .onReveal(
                        destroy(all(creatures(OWN, ANYWHERE))),
                        take(target(buried(OWN)), HERE),
                        destroy(all(creatures(OWN, ANYWHERE))))
                .build();
        Scene scene =
                Scene.table().southTrails().field(SOUTH_W, martyr("Martyr")).reveals(twice, SOUTH_W);
        assertThat(scene.castle(NORTH)).isEqualTo(9);
        assertThat(scene.game().table().used()).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.8", "TL-9.5"})
    void causedEffectsWaitBehindThoseAlreadyWaiting() {
        Card chain = creature("Chain")
                .points(1)
                .whenDestroyed(destroy(all(creatures(OWN, HERE))))
                .build();
        Card quake = skill("Quake")
                .onReveal(destroy(all(creatures(ENEMY, ANYWHERE))))
                .build();
        Card pair =
                creature("Pair").points(1).whenDestroyed(damageCastle(ENEMY, 1)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, martyr("Own"))
                .field(NORTH_W, chain, pair)
                .reveals(quake, SOUTH_E);
        assertThat(effects(scene)).containsExactly("Quake", "Chain", "Pair");
        assertThat(scene.field(SOUTH_W)).containsExactly("Own");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.20", "TL-9.6"})
    void collectedEffectsAreResolvedOneAfterAnotherWithEverythingTheyCause() {
        Card reaper = creature("Reaper")
                .points(1)
                .atCounting(destroy(all(creatures(ANY, HERE))))
                .build();
        Scene scene = Scene.table()
                .field(SOUTH_W, reaper, martyr("Martyr"))
                .field(SOUTH_E, DarknessCards.GNAWING_TOAD)
                .counting();
        assertThat(effects(scene)).containsExactly("Reaper", "Martyr", "Gnawing Toad");
        assertThat(scene.castle(NORTH)).isEqualTo(7);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.20", "TL-9.21"})
    void aCollectedEffectWhoseCardIsGoneDoesNotHappenAndALateCardIsNotCollected() {
        Card reaper = creature("Reaper")
                .points(1)
                .atCounting(destroy(all(creatures(OWN, HERE))))
                .build();
        Scene scene =
                Scene.table().field(SOUTH_W, reaper, DarknessCards.GNAWING_TOAD).counting();
        assertThat(effects(scene)).containsExactly("Reaper");
        assertThat(scene.castle(NORTH)).isEqualTo(10);
        Card caller = creature("Caller")
                .points(1)
                .atCounting(take(target(buried(OWN)), HERE), reveal(it()))
                .build();
        Scene late = Scene.table()
                .field(SOUTH_W, caller)
                .graveyard(SOUTH, DarknessCards.GNAWING_TOAD)
                .counting();
        assertThat(late.field(SOUTH_W)).containsExactly("Caller", "Gnawing Toad");
        assertThat(late.castle(NORTH)).isEqualTo(10);
        late.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.21")
    void anEffectWhoseCardWasMovedKeepsItsTurn() {
        Card shove = creature("Shove")
                .points(0)
                .atCounting(move(all(creatures(OWN, HERE)), OTHER_LANE))
                .build();
        Card tally =
                creature("Tally").points(0).atCounting(damageCastle(ENEMY, 1)).build();
        Scene scene = Scene.table()
                .field(SOUTH_W, shove, tally)
                .field(NORTH_E, martyr("Waiter"))
                .counting();
        assertThat(effects(scene)).containsExactly("Shove", "Tally");
        assertThat(scene.field(SOUTH_E)).containsExactly("Tally");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.6", "TL-9.21", "TL-8.6"})
    void whatIsPutOffHappensAtTheEndOfTheTurnEvenIfItsCardIsGone() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, Workshop.PHOENIX)
                .reveals(
                        skill("Fire")
                                .onReveal(destroy(all(creatures(OWN, HERE))))
                                .build(),
                        SOUTH_W);
        assertThat(scene.field(SOUTH_W)).containsExactly("Phoenix");
        assertThat(scene.castle(SOUTH)).isEqualTo(8);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.21")
    void aCardComesBackOnlyFromTheZoneItWentTo() {
        Card fire = skill("Fire").onReveal(destroy(all(creatures(OWN, HERE)))).build();
        Card wipe = creature("Wipe")
                .points(0)
                .atCounting(move(orBuried(creatures(ENEMY, HERE)), EXILE))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, Workshop.PHOENIX)
                .field(SOUTH_E, wipe)
                .reveals(fire, SOUTH_W)
                .awaits("South: target")
                .picks(SOUTH, Workshop.PHOENIX);
        assertThat(scene.exile(SOUTH)).containsExactly("Phoenix");
        assertThat(scene.field(SOUTH_W)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.20", "TL-4.5"})
    void whatIsPutOffAtTheEndHappensAfterWhatWasCollected() {
        Scene scene = Scene.table()
                .field(SOUTH_W, Workshop.SLOW_BELL)
                .field(NORTH_E, Workshop.ALTAR)
                .castles(9, 9)
                .counting();
        assertThat(effects(scene).filter(name -> !name.equals("Altar"))).containsExactly("Slow Bell", "Slow Bell");
        assertThat(effects(scene)).endsWith("Slow Bell");
        assertThat(scene.castle(NORTH)).as("healed by 1, then 1 damage").isEqualTo(9);
        assertThat(scene.castle(SOUTH)).isEqualTo(8);
        assertThat(scene.points("Slow Bell")).isEqualTo(2);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.23", "TL-7.13", "TL-9.7"})
    void aSkillEnteredItsLaneWhenItWasTurnedUp() {
        Card promise = skill("Promise")
                .onReveal(AtEndOfTurn.of(damageCastle(ENEMY, 1)))
                .build();
        Card old = creature("Old").points(1).endOfTurn(damageCastle(ENEMY, 1)).build();
        Card young =
                creature("Young").points(1).endOfTurn(damageCastle(ENEMY, 1)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, old)
                .hand(SOUTH, promise, young)
                .plan(SOUTH, card(promise, SOUTH_W), card(young, SOUTH_W))
                .plan(NORTH);
        assertThat(effects(scene)).containsExactly("Promise", "Old", "Promise", "Young");
        assertThat(scene.castle(NORTH)).isEqualTo(7);
        scene.awaitsPlans(3);
    }

    private static final Card CLOCK = creature("Clock")
            .points(0)
            .onReveal(AtEndOfTurn.of(makeTokens(Tokens.SPROUT, 1, OWN)))
            .build();

    @Test
    @Rule({"TL-3.10", "TL-9.6", "TL-9.7"})
    void whatIsPutOffHappensInTheLaneThatAMovedCardLeft() {
        Card shift = skill("Shift")
                .onReveal(move(target(creatures(OWN, HERE)), OTHER_LANE))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, CLOCK, shift, QUAKE)
                .plan(SOUTH, card(CLOCK, SOUTH_W), card(shift, SOUTH_W), card(QUAKE, SOUTH_W))
                .plan(NORTH);
        assertThat(scene.field(SOUTH_W)).isEmpty();
        assertThat(scene.field(SOUTH_E)).containsExactly("Sprout");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.10", "TL-9.20", "TL-9.21"})
    void whatWasCollectedHappensInTheLaneThatTheCardHasSinceLeft() {
        Card broom = creature("Broom")
                .points(0)
                .endOfTurn(move(all(creatures(OWN, HERE)), OTHER_LANE), destroy(all(creatures(OWN, ANYWHERE))))
                .build();
        Scene scene = Scene.table().southTrails().field(SOUTH_W, broom).reveals(CLOCK, SOUTH_W);
        assertThat(effects(scene)).containsExactly("Clock", "Broom", "Clock");
        assertThat(scene.field(SOUTH_W)).containsExactly("Broom");
        assertThat(scene.field(SOUTH_E)).containsExactly("Sprout");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.7", "TL-9.20"})
    void countingEffectsHappenInLaneOrderWhoeverTrails() {
        Card tally =
                creature("Tally").points(0).atCounting(damageCastle(ENEMY, 1)).build();
        Card toll =
                creature("Toll").points(0).atCounting(damageCastle(ENEMY, 1)).build();
        Scene scene = Scene.table()
                .castles(10, 9)
                .field(SOUTH_W, tally)
                .field(NORTH_E, toll)
                .plan(SOUTH)
                .plan(NORTH);
        assertThat(effects(scene)).as("North trails").containsExactly("Toll", "Tally");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.8", "TL-1.9"})
    void tokensWithTheSameNameAreDifferentCards() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, Workshop.SPARK, Workshop.SPARK)
                .reveals(QUAKE, SOUTH_E);
        assertThat(scene.castle(NORTH)).as("each Spark does its damage").isEqualTo(8);
        scene.awaitsPlans(3);
    }
}
