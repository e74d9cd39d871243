package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice.Buried;
import io.github.terrene.hobe.effect.HobeEffect;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.Destroyed;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.EventCountered;
import io.github.terrene.hobe.event.EventSpent;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 8: counters. */
class CounterTest {
    private static final Card ECHO = event("Echo", COUNTER, Words.counter()).build();

    /** South has played Spark on Shore Guard, and North is asked. */
    private static Scene spark() {
        return Scene.table()
                .hand(SOUTH, SPARK, STILL_AIR, SPARE)
                .hand(NORTH, CALM_SEA, ECHO, HERALD)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, SPARK, "Shore Guard");
    }

    @Test
    @Rule("HB-8.1")
    void theOpponentMayCounterAnEventOnlyBeforeItsEffectBegins() {
        Scene scene = spark().awaits("North: counter");
        scene.passes(NORTH);
        scene.refuses(scene.play(NORTH, CALM_SEA), "HB-12.4/not-awaited").awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
    }

    @Test
    @Rule("HB-8.2")
    void aCounteredEventHasNoEffectAndGoesToTheUnderworld() {
        Scene scene = spark().plays(NORTH, ECHO).passes(SOUTH).awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        assertThat(scene.underworld(SOUTH)).containsExactly("Spark");
    }

    @Test
    @Rule("HB-8.3")
    void aCounterIsPlayedOnlyInAResponseWindowAndMustBePaid() {
        Scene own = Scene.table().hand(SOUTH, ECHO);
        own.refuses(own.play(SOUTH, ECHO), "HB-8.3/wrong-time").awaits("South: turn");
        Scene scene = spark();
        scene.refuses(scene.play(NORTH, HERALD), "HB-8.3/wrong-time");
        scene.plays(NORTH, CALM_SEA);
        assertThat(scene.lost(NORTH)).isEqualTo(1);
        scene.refuses(scene.play(SOUTH, SPARE, "Shore Guard"), "HB-7.3/number-of-targets")
                .awaits("South: counter");
        Scene poor = Scene.table()
                .deck(NORTH, 3)
                .hand(SOUTH, SPARK)
                .hand(NORTH, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, SPARK, "Shore Guard");
        poor.refuses(poor.play(NORTH, SPARE), "HB-7.11/few-cards").awaits("North: counter");
    }

    @Test
    @Rule("HB-8.4")
    void inTheOpponentsTurnAllOwnBattleCardsCount() {
        Card knot = event("Knot", COUNTER, Words.counter()).asks(Icon.HUMAN).build();
        Card caller = battle("Caller", HUMAN, MELEE)
                .when(
                        Words.DESTROYED,
                        Words.take(Words.target(Words.inUnderworld(Words.OWN, Words.BATTLE)), Words.STANDBY))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, STORM_WIND, SPARE)
                .hand(NORTH, knot)
                .underworld(NORTH, HERALD)
                .put(NORTH, FRONT_0, caller)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, STORM_WIND, "Caller")
                .passes(NORTH)
                .awaits("North: target");
        scene.does(new Choose(NORTH, new Buried(NORTH, "herald")));
        assertThat(scene.slot("Herald")).isEqualTo(STANDBY_0);
        scene.plays(SOUTH, SPARK, "Shore Guard")
                .plays(NORTH, knot)
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule("HB-8.5")
    void countersAreCounteredInTurnUntilSomeonePassesAndTheLastHappensFirst() {
        Scene scene = spark().plays(NORTH, ECHO)
                .awaits("South: counter")
                .plays(SOUTH, STILL_AIR)
                .awaits("North: counter")
                .plays(NORTH, CALM_SEA)
                .awaits("South: counter")
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(scene.events(EventCountered.class)
                        .map(each -> each.event().card().name()))
                .containsExactly("Still Air", "Spark");
        assertThat(scene.events(EventSpent.class)
                        .map(each -> each.event().card().name()))
                .containsExactly("Calm Sea", "Echo");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule("HB-8.6")
    void aCounterCountersTheEventDirectlyBeforeIt() {
        Scene scene =
                spark().plays(NORTH, ECHO).plays(SOUTH, STILL_AIR).passes(NORTH).awaits("South: turn");
        assertThat(scene.events(EventCountered.class)
                        .map(each -> each.event().card().name()))
                .containsExactly("Echo");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
    }

    @Test
    @Rule("HB-8.10")
    void aCounterPaidWithTheLastCardLosesBeforeItHappens() {
        Scene last = Scene.table()
                .deck(NORTH, 1)
                .hand(SOUTH, SPARK, SPARE)
                .hand(NORTH, CALM_SEA)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, SPARK, "Shore Guard")
                .plays(NORTH, CALM_SEA)
                .never(EventCountered.class)
                .won(SOUTH);
        assertThat(last.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule("HB-8.11")
    void eventsLieOpenBetweenThePlayersUntilSpent() {
        Scene scene = spark().plays(NORTH, ECHO).awaits("South: counter");
        assertThat(scene.seenBy(SOUTH).table().played())
                .isEqualTo(scene.seenBy(NORTH).table().played());
        assertThat(scene.game().table().played().map(each -> each.card().name()))
                .containsExactly("Spark", "Echo");
        scene.passes(SOUTH)
                .happenedInOrder(EventCountered.class, EventSpent.class)
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-8.11", "HB-10.7"})
    void anEventIsSpentBeforeWhatItCausedHappens() {
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .when(Words.DESTROYED, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Card blaze = event("Blaze", Words.damage(Words.all(ENEMY), 1), Words.loseCards(Whose.ENEMY, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, blaze, SPARE)
                .put(NORTH, FRONT_0, martyr)
                .plays(SOUTH, blaze)
                .happenedInOrder(Destroyed.class, CardsLost.class, EventSpent.class, EffectBegan.class, CardsLost.class)
                .awaits("South: turn");
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-8.12")
    void aCounterWithALimitHasNoOtherLegalTarget() {
        Card cheap =
                event("Cheap", COUNTER, new HobeEffect.Counter(Option.some(1))).build();
        Scene scene = Scene.table()
                .hand(SOUTH, EARTH_SHAKER, SPARK, SPARE)
                .hand(NORTH, cheap)
                .put(NORTH, BACK_0, SHORE_GUARD)
                .plays(SOUTH, EARTH_SHAKER);
        scene.refuses(scene.play(NORTH, cheap), "HB-7.3/cannot-counter");
        scene.passes(NORTH)
                .plays(SOUTH, SPARK, "Shore Guard")
                .plays(NORTH, cheap)
                .passes(SOUTH);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        scene.awaits("South: turn");
    }
}
