package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_3;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.fighter;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.starter.Weapons;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Battle cards of the starter set, one by one. */
class StarterFighterTest {
    static Stream<Card> fighters() {
        return StarterSet.cards().filter(card -> card.kind() == CardKind.BATTLE).toJavaStream();
    }

    /** Those whom a card asks for, in standby from slot 0 on. */
    private static Scene followers(Card card) {
        Scene scene = Scene.table().hand(SOUTH, card, SPARE);
        for (int i = 0; i < card.requirements().size(); i++) {
            Icon icon = card.requirements().get(i);
            BattleType type = icon == Icon.ANY ? BattleType.IMMORTAL : BattleType.valueOf(icon.name());
            scene.put(SOUTH, STANDBY.get(i), fighter("Follower " + i, type, Reach.MELEE, 0, 1));
        }
        return scene;
    }

    @ParameterizedTest
    @MethodSource("fighters")
    @Rule({"HB-14.1", "HB-7.9", "HB-7.10", "HB-7.14", "HB-9.7"})
    void itIsPlayedForItsRequirementsAndCostAndStrikesWithItsAtk(Card card) {
        if (card.requirements().nonEmpty()) {
            Scene alone = Scene.table().hand(SOUTH, card, SPARE);
            alone.refuses(alone.play(SOUTH, card), "HB-7.9/requirements").awaits("South: turn");
        }
        Scene scene = followers(card).plays(SOUTH, card);
        assertThat(scene.lost(SOUTH)).isEqualTo(card.cost());
        assertThat(scene.tokens(card.name())).isEqualTo(card.hp());
        scene.finishes().finishes().moves(scene.slot(card.name()), FRONT_0);
        Scene battle = Scene.table()
                .put(SOUTH, FRONT_0, card)
                .put(NORTH, FRONT_0, fighter("Wall", BattleType.GOD, Reach.MELEE, 0, 9))
                .battle()
                .awaits("North: turn");
        assertThat(battle.tokens("Wall")).isEqualTo(9 - card.body().get().attack());
        scene.awaits("South: turn");
    }

    @ParameterizedTest
    @MethodSource("fighters")
    @Rule({"HB-14.1", "HB-9.5", "HB-9.6"})
    void onlyARangedOneReachesTheDeck(Card card) {
        Scene scene = Scene.table().put(SOUTH, BACK_0, card).battle().awaits("North: turn");
        int reached =
                card.body().get().reach() == Reach.RANGED ? card.body().get().attack() : 0;
        assertThat(scene.lost(NORTH)).isEqualTo(reached);
    }

    @Test
    @Rule("HB-14.2")
    void sailMenderHelpsItsNeighbours() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, BattleCards.SAIL_MENDER)
                .put(SOUTH, FRONT_1, HERALD)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .awaits("South: turn");
        assertThat(scene.attack("Herald")).isEqualTo(2);
        assertThat(scene.attack("Bay Archer")).isEqualTo(3);
        assertThat(scene.attack("Sail Mender")).isEqualTo(1);
    }

    @Test
    @Rule({"HB-14.2", "HB-7.18"})
    void captainOfTheGuardCannotBearAWeapon() {
        Scene scene =
                Scene.table().hand(SOUTH, Weapons.OLIVE_CLUB).put(SOUTH, FRONT_0, BattleCards.CAPTAIN_OF_THE_GUARD);
        scene.refuses(scene.play(SOUTH, Weapons.OLIVE_CLUB, "Captain of the Guard"), "HB-7.18/cannot-bear")
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-14.2", "HB-9.14"})
    void ashBowVeteranAlsoHitsTheBackSlot() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, BattleCards.ASH_BOW_VETERAN)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle()
                .awaits("North: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(2);
        assertThat(scene.tokens("Sun Lord")).isEqualTo(4);
    }

    @Test
    @Rule({"HB-14.2", "HB-10.5"})
    void shooterFromAfarDamagesTheCardOppositeWhenItEnters() {
        Scene scene = Scene.table()
                .put(SOUTH, STANDBY_3, BattleCards.SHOOTER_FROM_AFAR)
                .put(NORTH, BACK_0, SHORE_GUARD)
                .moves(STANDBY_3, BACK_0)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
    }

    @Test
    @Rule({"HB-14.2", "HB-10.7"})
    void goatIslandGiantTakesACardOfTheOpponentsDeckWithIt() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, BattleCards.GOAT_ISLAND_GIANT)
                .tokens(NORTH, FRONT_0, 3)
                .battle()
                .awaits("North: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Goat-Island Giant");
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule({"HB-14.1", "HB-7.9"})
    void gathererOfCloudsAsksForAGod() {
        Scene scene = Scene.table()
                .hand(SOUTH, BattleCards.GATHERER_OF_CLOUDS, SPARE)
                .put(SOUTH, STANDBY_0, HERALD)
                .put(SOUTH, FRONT_0, SWINEHERD)
                .put(SOUTH, FRONT_1, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, BattleCards.GATHERER_OF_CLOUDS), "HB-7.9/requirements");
        scene.awaits("South: turn");
    }
}
