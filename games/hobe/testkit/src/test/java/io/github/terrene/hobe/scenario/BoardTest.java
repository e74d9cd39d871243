package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 3: board and zones. */
class BoardTest {
    @Test
    @Rule("HB-3.1")
    void eachSideHasItsZones() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .lost(SOUTH, HERALD)
                .underworld(SOUTH, SPARK)
                .situation(SOUTH, WAR_DRUMS)
                .put(SOUTH, FRONT_0, REED_CUTTER)
                .put(SOUTH, STANDBY_0, SHORE_GUARD)
                .awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(20);
        assertThat(scene.hand(SOUTH)).containsExactly("Spare");
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
        assertThat(scene.underworld(SOUTH)).containsExactly("Spark");
        assertThat(scene.at(SOUTH, SITUATION)).isEqualTo("War Drums");
        assertThat(scene.side(NORTH).inPlay()).isEmpty();
    }

    @Test
    @Rule("HB-3.2")
    void facingIsTheSameColumnSeenFromTheBoard() {
        assertThat(Place.of(SOUTH, FRONT_0).facing(Row.FRONT)).isEqualTo(Place.of(NORTH, FRONT_0));
        assertThat(Place.of(NORTH, FRONT_1).facing(Row.BACK)).isEqualTo(Place.of(SOUTH, Slot.BACK_1));
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_1, SHORE_GUARD)
                .put(NORTH, FRONT_0, SUN_LORD)
                .battle()
                .awaits("North: turn");
        assertThat(scene.tokens("Sun Lord")).isEqualTo(3);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule("HB-3.3")
    void aSideHasFourSlotsOfStandbyAndFourOfTheBattlefield() {
        assertThat(Slot.BATTLEFIELD).hasSize(4);
        assertThat(Slot.STANDBY).hasSize(4);
        Scene scene = Scene.table().hand(SOUTH, HERALD);
        Slot.BATTLE_CARDS.forEach(slot -> scene.put(SOUTH, slot, Scene.melee("At " + slot, 1, 1)));
        scene.moving();
        assertThat(scene.side(SOUTH).inPlay()).hasSize(8);
        scene.refuses(scene.play(SOUTH, HERALD), "HB-7.13/standby-full").awaits("South: turn");
    }

    @Test
    @Rule("HB-3.4")
    void whatIsLostLiesFaceDown() {
        Scene scene = Scene.table()
                .deck(SOUTH, SWINEHERD, HERALD, OAR_CAPTAIN)
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        assertThat(scene.lost(SOUTH)).isEqualTo(2);
        assertThat(scene.lost(NORTH)).isEqualTo(3);
        for (Seat viewer : Array.of(SOUTH, NORTH)) {
            for (Side side : scene.seenBy(viewer).table().sides()) {
                assertThat(side.lost().cards()).allMatch(Card::unknown);
            }
        }
    }

    @Test
    @Rule("HB-3.5")
    void everyCardGoesToTheUnderworldOfItsOwner() {
        Card net = weapon("Net").continuous(Words.alsoOnEnemies()).build();
        Scene scene = Scene.table()
                .hand(SOUTH, net, STORM_WIND, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, net, "Shore Guard")
                .plays(SOUTH, STORM_WIND, "Shore Guard")
                .awaits("South: turn");
        assertThat(scene.underworld(SOUTH)).containsExactly("Net", "Storm Wind");
        assertThat(scene.underworld(NORTH)).containsExactly("Shore Guard");
    }

    @Test
    @Rule("HB-3.6")
    void bothSeeAllCardsInPlay() {
        Scene scene = Scene.table()
                .situation(NORTH, WAR_DRUMS)
                .put(NORTH, STANDBY_0, SHORE_GUARD, BRONZE_SPEAR)
                .put(NORTH, BACK_0, HERALD)
                .awaits("South: turn");
        assertThat(scene.seenBy(SOUTH)
                        .table()
                        .inPlay(NORTH)
                        .map(each -> each.card().name()))
                .containsExactly("War Drums", "Herald", "Shore Guard", "Bronze Spear");
        assertThat(scene.seenBy(SOUTH).table().inPlay(NORTH))
                .isEqualTo(scene.seenBy(NORTH).table().inPlay(NORTH));
    }

    @Test
    @Rule("HB-3.7")
    void aBattleCardEntersPlayWithATokenForEachHp() {
        Scene scene = Scene.table()
                .hand(SOUTH, SHORE_GUARD, SPARE)
                .plays(SOUTH, SHORE_GUARD)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule("HB-3.8")
    void aCardThatLeavesPlayLosesTokensWeaponAndChanges() {
        Card oil = event("Oil", Words.gets(Words.target(ANYONE), Words.ATK, 2, Duration.LASTING))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, oil, RECALL, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .tokens(SOUTH, FRONT_0, 1)
                .plays(SOUTH, oil, "Shore Guard");
        assertThat(scene.attack("Shore Guard")).isEqualTo(4);
        scene.plays(SOUTH, RECALL, "Shore Guard");
        assertThat(scene.underworld(SOUTH)).containsExactly("Oil", "Iron Ring", "Recall");
        scene.finishes().finishes().plays(SOUTH, SHORE_GUARD).awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        assertThat(scene.attack("Shore Guard")).isEqualTo(1);
    }

    @Test
    @Rule("HB-3.9")
    void aTextIsReadFromWhereItsCardLies() {
        Card omen = situation("Omen")
                .continuous(Words.inEnemySlot(), Words.adds(Words.all(OWN), Words.ATK, -1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, omen, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, REED_CUTTER)
                .plays(SOUTH, omen)
                .awaits("South: turn");
        assertThat(scene.card("Omen").controller()).isEqualTo(NORTH);
        assertThat(scene.card("Omen").owner()).isEqualTo(SOUTH);
        assertThat(scene.attack("Oar Captain")).isEqualTo(3);
        assertThat(scene.attack("Reed Cutter")).isEqualTo(1);
    }

    @Test
    @Rule("HB-3.10")
    void whatIsSacrificedOrGoesWithItsBearerIsNotDestroyed() {
        Card shrine = situation("Shrine")
                .when(Words.DESTROYED, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Card glass = weapon("Glass")
                .when(Words.DESTROYED, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene given = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, shrine)
                .sacrifices()
                .awaits("South: turn");
        assertThat(given.lost(NORTH)).isZero();
        Card torch = event(
                        "Torch",
                        Words.destroy(Words.target(Words.situations(Whose.ENEMY))),
                        Words.destroy(Words.all(ENEMY)))
                .build();
        Scene broken = Scene.table()
                .hand(SOUTH, torch, SPARE)
                .situation(NORTH, shrine)
                .put(NORTH, FRONT_0, HERALD, glass)
                .plays(SOUTH, torch, "Shrine")
                .awaits("South: turn");
        assertThat(broken.lost(SOUTH)).isEqualTo(1);
        assertThat(broken.underworld(NORTH)).containsExactly("Shrine", "Herald", "Glass");
    }

    @Test
    @Rule("HB-3.11")
    void tokensAreNeverAboveThePrintedHp() {
        Card balm = event("Balm", Words.heal(Words.target(ANYONE), 9)).build();
        Card golem = battle("Golem", BattleType.IMMORTAL, Reach.MELEE).hp(5).build();
        Scene scene = Scene.table()
                .hand(SOUTH, balm, SPARE)
                .put(SOUTH, FRONT_0, golem)
                .tokens(SOUTH, FRONT_0, 2)
                .plays(SOUTH, balm, "Golem")
                .awaits("South: turn");
        assertThat(scene.tokens("Golem")).isEqualTo(5);
    }
}
