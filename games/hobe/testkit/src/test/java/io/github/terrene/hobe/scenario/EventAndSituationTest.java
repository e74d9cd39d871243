package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.card.Reach.RANGED;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.effect.HobeEffect;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.Sacrificed;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 7: Events and Situations. */
class EventAndSituationTest {
    @Test
    @Rule("HB-7.24")
    void anEventIsPlayedInTheOwnPlayPhaseUnlessItNamesAnotherTime() {
        Scene scene = Scene.table()
                .hand(SOUTH, NIGHT_RAID, SPARK, SPARE)
                .put(SOUTH, FRONT_0, SWINEHERD)
                .put(NORTH, FRONT_0, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, NIGHT_RAID, "Shore Guard"), "HB-7.24/wrong-time");
        scene.plays(SOUTH, SPARK, "Shore Guard").battle().awaits("North: turn");
    }

    @Test
    @Rule("HB-7.25")
    void itsEffectHappensAtOnceUnlessItIsCounteredAndThenItIsSpent() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .hand(NORTH, STILL_AIR, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, SPARK, "Shore Guard")
                .awaits("North: counter");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        assertThat(scene.underworld(SOUTH)).isEmpty();
        scene.passes(NORTH).awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
        assertThat(scene.underworld(SOUTH)).containsExactly("Spark");
    }

    @Test
    @Rule("HB-7.26")
    void aTargetThatIsNoLongerLegalIsLeftOutAndTheRestHappens() {
        Card volley = event("Volley", Words.damage(Words.targets(2, ENEMY), 1), Words.loseCards(Whose.ENEMY, 2))
                .build();
        Card dodge = event(
                        "Dodge",
                        COUNTER,
                        new HobeEffect.Counter(Option.some(0)),
                        Words.move(Words.target(OWN), Words.STANDBY))
                .build();
        Card shout = event("Shout", COUNTER, Words.counter()).build();
        Scene scene = Scene.table()
                .hand(SOUTH, volley, shout, SPARE)
                .hand(NORTH, dodge, STILL_AIR)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .plays(SOUTH, volley, "Shore Guard", "Sun Lord")
                .plays(NORTH, dodge, "Shore Guard")
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(scene.lost(NORTH)).as("countered").isZero();
        Card slip = event("Slip", COUNTER, Words.move(Words.target(OWN), Words.STANDBY))
                .build();
        Scene slipped = Scene.table()
                .hand(SOUTH, volley, SPARE)
                .hand(NORTH, slip)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .plays(SOUTH, volley, "Shore Guard", "Sun Lord")
                .plays(NORTH, slip, "Shore Guard")
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(slipped.slot("Shore Guard")).isEqualTo(STANDBY_0);
        assertThat(slipped.tokens("Shore Guard")).isEqualTo(4);
        assertThat(slipped.tokens("Sun Lord")).isEqualTo(5);
        assertThat(slipped.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("HB-7.26")
    void aTargetThatNoLongerFitsTheTextIsLeftOut() {
        Card hunt =
                event("Hunt", Words.damage(Words.target(ANYONE.of(RANGED)), 1)).build();
        Card fog = event("Fog", COUNTER, Words.becomes(Words.all(ANYONE), MELEE, Duration.THIS_TURN))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, hunt, SPARE)
                .hand(NORTH, fog)
                .put(NORTH, FRONT_0, BAY_ARCHER)
                .plays(SOUTH, hunt, "Bay Archer")
                .plays(NORTH, fog)
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(scene.tokens("Bay Archer")).isEqualTo(2);
    }

    @Test
    @Rule("HB-7.27")
    void eachSideHoldsOneSituation() {
        Scene scene = Scene.table()
                .hand(SOUTH, QUIET_DAYS, WAR_DRUMS, SPARE)
                .situation(NORTH, LONG_SIEGE)
                .plays(SOUTH, QUIET_DAYS);
        assertThat(scene.at(SOUTH, SITUATION)).isEqualTo("Quiet Days");
        scene.refuses(scene.play(SOUTH, WAR_DRUMS), "HB-7.27/slot-taken").awaits("South: turn");
    }

    @Test
    @Rule("HB-7.28")
    void aSituationGoesToTheOwnSlotUnlessItSaysOtherwise() {
        Card omen = situation("Omen").continuous(Words.inEnemySlot()).build();
        Scene scene = Scene.table()
                .hand(SOUTH, omen, SPARE)
                .situation(SOUTH, QUIET_DAYS)
                .plays(SOUTH, omen)
                .awaits("South: turn");
        assertThat(scene.at(NORTH, SITUATION)).isEqualTo("Omen");
        Scene taken = Scene.table().hand(SOUTH, omen).situation(NORTH, QUIET_DAYS);
        taken.refuses(taken.play(SOUTH, omen), "HB-7.27/slot-taken").awaits("South: turn");
    }

    @Test
    @Rule("HB-7.29")
    void noEffectReachesASituationUnlessItNamesSituations() {
        Card doom = event("Doom", Words.destroy(Words.all(ANYONE))).build();
        Card tear = event("Tear", Words.destroy(Words.target(Words.situations(Whose.ANY))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, doom, tear, SPARK, SPARE)
                .situation(NORTH, WAR_DRUMS)
                .put(NORTH, FRONT_0, HERALD);
        scene.refuses(scene.play(SOUTH, SPARK, "War Drums"), "HB-7.3/wrong-target")
                .refuses(scene.play(SOUTH, tear, "Herald"), "HB-7.3/wrong-target");
        scene.plays(SOUTH, doom);
        assertThat(scene.inPlay("War Drums")).isTrue();
        scene.plays(SOUTH, tear, "War Drums").awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Herald", "War Drums");
        Scene attacked = Scene.table()
                .situation(NORTH, WAR_DRUMS)
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .battle()
                .awaits("North: turn");
        assertThat(attacked.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("HB-7.30")
    void itServesItsControllersSideAndEndsTheMomentItLeaves() {
        Card tear = event("Tear", Words.destroy(Words.target(Words.situations(Whose.ANY))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, tear, SPARE)
                .situation(NORTH, WAR_DRUMS)
                .put(NORTH, FRONT_0, REED_CUTTER)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .moving();
        assertThat(scene.attack("Reed Cutter")).isEqualTo(3);
        assertThat(scene.attack("Oar Captain")).isEqualTo(3);
        scene.plays(SOUTH, tear, "War Drums").awaits("South: turn");
        assertThat(scene.attack("Reed Cutter")).isEqualTo(2);
    }

    @Test
    @Rule("HB-7.31")
    void aSacrificeCostsTheTopCardUnseenAndOnlyTheOwnSituation() {
        Scene scene = Scene.table()
                .hand(SOUTH, QUIET_DAYS, WAR_DRUMS, SPARE)
                .situation(NORTH, LONG_SIEGE)
                .plays(SOUTH, QUIET_DAYS)
                .sacrifices()
                .happenedInOrder(CardsLost.class, Sacrificed.class)
                .plays(SOUTH, WAR_DRUMS)
                .sacrifices()
                .refuses(new Sacrifice(SOUTH), "HB-7.31/no-situation")
                .awaits("South: turn");
        assertThat(scene.lost(SOUTH)).isEqualTo(2);
        assertThat(scene.underworld(SOUTH)).containsExactly("Quiet Days", "War Drums");
        assertThat(scene.at(NORTH, SITUATION)).isEqualTo("Long Siege");
    }

    @Test
    @Rule({"HB-7.31", "HB-11.2"})
    void whoSacrificesWithTheLastCardLosesFirst() {
        Scene scene = Scene.table()
                .deck(SOUTH, 1)
                .situation(SOUTH, WAR_DRUMS)
                .sacrifices()
                .won(NORTH);
        assertThat(scene.at(SOUTH, SITUATION)).isEqualTo("War Drums");
    }
}
