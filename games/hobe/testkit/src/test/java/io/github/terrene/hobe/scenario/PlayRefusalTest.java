package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The order of 7.33: each play here breaks the named rule and, as far as can be, all that come after it. */
@Rule("HB-7.33")
class PlayRefusalTest {
    private static final Card DEAR = event("Dear", Words.damage(Words.targets(2, ENEMY), 1))
            .asks(Icon.GOD)
            .cost(99)
            .build();
    private static final Card DEAR_COUNTER = event("Dear Counter", EventTiming.COUNTER, Words.counter())
            .asks(Icon.GOD)
            .cost(99)
            .build();
    private static final Card KING = battle("King", BattleType.HUMAN, Reach.MELEE)
            .asks(Icon.GOD)
            .cost(99)
            .build();
    private static final Card STAFF = weapon("Staff").asks(Icon.GOD).cost(99).build();
    private static final Card RITES = situation("Rites").asks(Icon.GOD).cost(99).build();

    private static PlayCard play(Seat seat, Card card) {
        return new PlayCard(seat, card.id(), Array.empty());
    }

    private static Scene scene() {
        return Scene.table().hand(SOUTH, DEAR, DEAR_COUNTER, KING, STAFF, RITES, SPARK);
    }

    @Test
    @Rule({"HB-11.1", "HB-12.4"})
    void firstTheEndOfTheGameThenWhoDecides() {
        scene().concedes(SOUTH).refuses(play(NORTH, DEAR), "HB-11.1/over").won(NORTH, "HB-11.4");
        scene().refuses(play(NORTH, DEAR), "HB-12.4/not-awaited").awaits("South: turn");
        scene().refuses(new Sacrifice(NORTH), "HB-12.4/not-awaited").awaits("South: turn");
        scene().refuses(play(Seat.of(2), DEAR), "HB-12.4/no-seat").awaits("South: turn");
    }

    /** Whatever is tried, and whoever tries it: the end comes first, also for an onlooker and for conceding. */
    @Test
    @Rule({"HB-6.8", "HB-9.17", "HB-11.1", "HB-11.4", "HB-12.4"})
    void theEndComesFirstForEverybodyAndEveryAction() {
        Array<Seat> everybody = Array.of(SOUTH, NORTH, Seat.of(2), Seat.ONLOOKER);
        Scene over = scene().concedes(SOUTH);
        for (Action action : everybody.flatMap(PlayRefusalTest::oneOfEachKind)) {
            over.refusesSaying(action, "the game is over (HB-11.1/over)");
        }
        over.won(NORTH, "HB-11.4");
        Scene open = scene();
        for (Action action : oneOfEachKind(NORTH)) {
            open.refusesSaying(action, "it is South who decides now, not North (HB-12.4/not-awaited)");
        }
        for (Action action : oneOfEachKind(Seat.ONLOOKER)) {
            open.refusesSaying(action, "nobody sits at seat " + Seat.ONLOOKER + " (HB-12.4/no-seat)");
        }
        open.awaits("South: turn");
    }

    private static Array<Action> oneOfEachKind(Seat seat) {
        Array<Action> actions = Array.of(
                Move.of(seat, Slot.FRONT_0, Slot.FRONT_1),
                play(seat, DEAR),
                new Sacrifice(seat),
                new GoToBattle(seat),
                new Attack(seat, Slot.FRONT_0),
                new Pass(seat),
                new Choose(seat, new OwnChoice.InPlay(1)),
                new Concede(seat));
        assertThat(actions.<Class<?>>map(Action::getClass)).containsExactly(Action.class.getPermittedSubclasses());
        return actions;
    }

    @Test
    @Rule("HB-7.2")
    void thenWhetherTheCardIsInTheHand() {
        scene().underworld(SOUTH, STORM_WIND)
                .refuses(play(SOUTH, STORM_WIND), "HB-7.2/not-in-hand")
                .awaits("South: turn");
        Scene window = scene().hand(NORTH, SPARE).put(NORTH, FRONT_0, HERALD).plays(SOUTH, SPARK, "Herald");
        window.refuses(play(NORTH, DEAR), "HB-7.2/not-in-hand").awaits("North: counter");
    }

    @Test
    @Rule({"HB-5.1", "HB-7.24", "HB-8.3"})
    void thenTheTime() {
        scene().refuses(play(SOUTH, DEAR_COUNTER), "HB-8.3/wrong-time").awaits("South: turn");
        scene().hand(SOUTH, NIGHT_RAID)
                .refuses(play(SOUTH, NIGHT_RAID), "HB-7.24/wrong-time")
                .awaits("South: turn");
        Scene counter = scene().hand(NORTH, DEAR, KING, NIGHT_RAID)
                .situation(NORTH, WAR_DRUMS)
                .put(NORTH, FRONT_0, HERALD)
                .plays(SOUTH, SPARK, "Herald");
        counter.refuses(play(NORTH, DEAR), "HB-8.3/wrong-time")
                .refuses(play(NORTH, KING), "HB-8.3/wrong-time")
                .refuses(play(NORTH, NIGHT_RAID), "HB-8.3/wrong-time")
                .refuses(new Sacrifice(NORTH), "HB-8.3/not-asked")
                .awaits("North: counter");
        Scene before = Scene.table()
                .hand(NORTH, DEAR, KING, DEAR_COUNTER)
                .situation(NORTH, WAR_DRUMS)
                .battle();
        before.refuses(play(NORTH, DEAR), "HB-7.24/wrong-time")
                .refuses(play(NORTH, KING), "HB-5.1/wrong-time")
                .refuses(play(NORTH, DEAR_COUNTER), "HB-8.3/wrong-time")
                .refuses(new Sacrifice(NORTH), "HB-5.1/not-asked")
                .awaits("North: window");
    }

    @Test
    @Rule("HB-7.34")
    void thenTheSecondTimeThisTurn() {
        Scene scene = Scene.table()
                .hand(SOUTH, RECALL, SPARE)
                .put(SOUTH, FRONT_0, KING)
                .plays(SOUTH, RECALL, "King");
        scene.refuses(play(SOUTH, KING), "HB-7.34/came-back").awaits("South: turn");
    }

    @Test
    @Rule({"HB-7.13", "HB-7.15", "HB-7.16", "HB-7.17", "HB-7.18", "HB-7.27", "HB-7.31"})
    void thenSlotBearerOrSituation() {
        Scene scene = scene().situation(SOUTH, WAR_DRUMS)
                .put(NORTH, FRONT_0, HERALD)
                .put(SOUTH, BACK_0, SHORE_GUARD, IRON_RING);
        STANDBY.forEach(slot -> scene.put(SOUTH, slot, Scene.melee("At " + slot, 1, 1)));
        scene.refuses(play(SOUTH, KING), "HB-7.13/standby-full")
                .refuses(play(SOUTH, RITES), "HB-7.27/slot-taken")
                .refuses(play(SOUTH, STAFF), "HB-7.15/no-bearer")
                .refuses(scene.play(SOUTH, STAFF, "War Drums"), "HB-7.15/no-bearer")
                .refuses(scene.play(SOUTH, STAFF, "Herald"), "HB-7.16/not-yours")
                .refuses(scene.play(SOUTH, STAFF, "Shore Guard"), "HB-7.17/weapons-full")
                .refuses(scene.play(SOUTH, STAFF, "At standby 0"), "HB-7.9/requirements");
        scene().refuses(new Sacrifice(SOUTH), "HB-7.31/no-situation").awaits("South: turn");
        scene.awaits("South: turn");
    }

    @Test
    @Rule({"HB-7.8", "HB-7.9"})
    void thenRequirements() {
        scene().refuses(play(SOUTH, DEAR), "HB-7.9/requirements").awaits("South: turn");
        Scene scene = scene().hand(SOUTH, SUN_LORD, DEAR).plays(SOUTH, SUN_LORD);
        scene.refuses(play(SOUTH, DEAR), "HB-7.8/requirements").awaits("South: turn");
    }

    @Test
    @Rule({"HB-10.2", "HB-7.3"})
    void thenATargetInStandbyThenAnyOtherThenTheCost() {
        Scene scene = scene().put(SOUTH, FRONT_0, SUN_LORD)
                .put(NORTH, STANDBY_0, HERALD)
                .put(NORTH, FRONT_0, SWINEHERD)
                .put(NORTH, FRONT_1, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, DEAR, "Sun Lord", "Herald"), "HB-10.2/wrong-target")
                .refuses(scene.play(SOUTH, DEAR, "Herald"), "HB-10.2/wrong-target")
                .refuses(scene.play(SOUTH, DEAR, "Sun Lord", "Swineherd"), "HB-7.3/wrong-target")
                .refuses(scene.play(SOUTH, DEAR, "Swineherd"), "HB-7.3/number-of-targets")
                .refuses(scene.play(SOUTH, DEAR, "Shore Guard", "Swineherd"), "HB-7.3/targets-order")
                .refuses(scene.play(SOUTH, DEAR, "Swineherd", "Shore Guard"), "HB-7.11/few-cards")
                .awaits("South: turn");
    }

    @Test
    @Rule("HB-7.11")
    void aRefusalIsASentenceWithItsNumber() {
        Scene scene = Scene.table().deck(SOUTH, 1).hand(SOUTH, EARTH_SHAKER);
        assertThat(scene.whyNot(scene.play(SOUTH, EARTH_SHAKER)).map(Rejection::sentence))
                .containsExactly("Earth Shaker costs 2, the deck has 1 (HB-7.11)");
        scene.awaits("South: turn");
    }
}
