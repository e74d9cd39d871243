package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.WindowClosed;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 8: windows, and Events of other times. */
class WindowTest {
    private static final Card ECHO = event("Echo", COUNTER, Words.counter()).build();

    @Test
    @Rule("HB-8.7")
    void onlyEventsOpenAWindow() {
        Scene.table()
                .hand(SOUTH, HERALD, IRON_RING, QUIET_DAYS, SPARE)
                .hand(NORTH, CALM_SEA)
                .plays(SOUTH, HERALD)
                .awaits("South: turn")
                .plays(SOUTH, IRON_RING, "Herald")
                .awaits("South: turn")
                .plays(SOUTH, QUIET_DAYS)
                .awaits("South: turn")
                .sacrifices()
                .awaits("South: turn");
    }

    @Test
    @Rule("HB-8.8")
    void aWindowIsOfferedWhateverItsPlayerHolds() {
        Scene.table()
                .hand(SOUTH, TWO_DRAWS, SPARE)
                .hand(NORTH, HERALD)
                .plays(SOUTH, TWO_DRAWS)
                .refuses(new Pass(SOUTH), "HB-12.4/not-awaited")
                .awaits("North: counter");
        Scene.table()
                .hand(SOUTH, TWO_DRAWS, SPARE)
                .plays(SOUTH, TWO_DRAWS)
                .happened(1, WindowClosed.class)
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-8.8", "HB-12.2"})
    void aWindowTellsNothingOfTheHand() {
        Scene one =
                Scene.table().hand(SOUTH, TWO_DRAWS, SPARE).hand(NORTH, HERALD).plays(SOUTH, TWO_DRAWS);
        Scene other =
                Scene.table().hand(SOUTH, TWO_DRAWS, SPARE).hand(NORTH, ECHO).plays(SOUTH, TWO_DRAWS);
        one.looksTo(SOUTH, other).awaits("North: counter");
        one.passes(NORTH).looksTo(SOUTH, other.passes(NORTH)).awaits("South: turn");
    }

    @Test
    @Rule("HB-8.8")
    void withTheOptionOffAWindowWithoutALegalPlayClosesByItself() {
        Options off = Options.standard().withOfferAllWindows(false);
        Scene closed = Scene.table()
                .options(off)
                .hand(SOUTH, TWO_DRAWS, SPARE)
                .hand(NORTH, HERALD)
                .plays(SOUTH, TWO_DRAWS)
                .awaits("South: turn");
        assertThat(closed.undoable()).isFalse();
        Scene.table()
                .options(off)
                .hand(SOUTH, TWO_DRAWS, SPARE)
                .hand(NORTH, ECHO)
                .plays(SOUTH, TWO_DRAWS)
                .awaits("North: counter");
        Scene.table()
                .options(off)
                .hand(SOUTH, SPARE)
                .hand(NORTH, NIGHT_RAID)
                .battle()
                .awaits("North: turn");
        Scene.table()
                .options(off)
                .hand(SOUTH, SPARE)
                .hand(NORTH, NIGHT_RAID)
                .put(SOUTH, FRONT_0, HERALD)
                .battle()
                .awaits("North: window");
    }

    /** The rules of the game are asked, not the printed ones. */
    @Test
    @Rule("HB-8.8")
    void nobodyIsAskedForAPlayThatAHouseRuleForbids() {
        Hobe calm = Hobe.of(StarterSet.catalogue())
                .also(
                        "no-counters",
                        PlayCard.class,
                        (game, action, why) -> action.seat().equals(game.table().active())
                                || why.no("HR-1/not-your-turn", "nobody plays cards in the opponent's turn"));
        Scene.table(calm)
                .options(Options.standard().withOfferAllWindows(false))
                .hand(SOUTH, TWO_DRAWS, SPARE)
                .hand(NORTH, ECHO)
                .plays(SOUTH, TWO_DRAWS)
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-8.8", "HB-12.2"})
    void aWindowThatClosesForWantOfAPlayTellsSomethingAndCannotBeTakenBack() {
        Scene archers = Scene.table()
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .battle()
                .awaits("South: attacker");
        assertThat(archers.undoable()).isTrue();
        Scene told = Scene.table()
                .options(Options.standard().withOfferAllWindows(false))
                .hand(NORTH, HERALD)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .battle()
                .awaits("South: attacker");
        assertThat(told.undoable()).isFalse();
    }

    @Test
    @Rule("HB-8.9")
    void beforeTheFirstAttackThePassivePlayerPlaysEventsOneAfterAnother() {
        Card sling = event("Sling", EventTiming.OPPONENT_BATTLE, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, STILL_AIR, SPARE)
                .hand(NORTH, NIGHT_RAID, sling, ECHO)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .battle()
                .awaits("North: window")
                .plays(NORTH, NIGHT_RAID, "Cliff Slinger")
                .awaits("South: counter")
                .plays(SOUTH, STILL_AIR)
                .awaits("North: counter")
                .passes(NORTH)
                .awaits("North: window")
                .plays(NORTH, sling)
                .passes(SOUTH)
                .awaits("North: window")
                .passes(NORTH)
                .awaits("North: turn");
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
        assertThat(scene.lost(NORTH)).isEqualTo(4);
    }

    @Test
    @Rule("HB-8.9")
    void anAttackerThatFallsInTheWindowDoesNotAttack() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .hand(NORTH, NIGHT_RAID)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .battle()
                .plays(NORTH, NIGHT_RAID, "Cliff Slinger")
                .passes(SOUTH)
                .awaits("North: turn");
        assertThat(scene.lost(NORTH)).isZero();
    }

    @Test
    @Rule("HB-8.13")
    void theChanceIsGivenOnceInEachBattlePhaseAlsoIfNothingCanAttack() {
        Scene.table()
                .hand(SOUTH, SPARE)
                .hand(NORTH, HERALD)
                .battle()
                .awaits("North: window")
                .passes(NORTH)
                .awaits("North: turn");
        Card quiet = situation("Quiet").build();
        Scene.table()
                .hand(SOUTH, quiet)
                .hand(NORTH, HERALD)
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .put(SOUTH, BACK_0, CLIFF_SLINGER)
                .battle()
                .passes(NORTH)
                .attacks(FRONT_0)
                .happened(1, WindowClosed.class)
                .awaits("North: turn");
    }
}
