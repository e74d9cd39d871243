package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.trait.BattleType.GOD;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static io.github.terrene.hobe.trait.EventTiming.OPPONENT_BATTLE;
import static io.github.terrene.testkit.hobe.scenario.Scene.fighter;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static io.github.terrene.testkit.hobe.scenario.Scene.ranged;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Whose;

/** Cards invented for the scenarios; those of section 15 of the rules, and a few more. */
final class Cards {
    static final Filter ANYONE = Filter.of(Whose.ANY, CardKind.BATTLE, Where.BATTLEFIELD);
    static final Filter OWN = Filter.of(Whose.OWN, CardKind.BATTLE, Where.BATTLEFIELD);
    static final Filter ENEMY = Filter.of(Whose.ENEMY, CardKind.BATTLE, Where.BATTLEFIELD);

    static final Card OAR_CAPTAIN = melee("Oar Captain", 3, 4);
    static final Card HERALD = melee("Herald", 1, 1);
    static final Card BAY_ARCHER = ranged("Bay Archer", 2, 2);
    static final Card CLIFF_SLINGER = ranged("Cliff Slinger", 4, 2);
    static final Card PIER_WATCH = melee("Pier Watch", 1, 2);
    static final Card SHORE_GUARD = melee("Shore Guard", 1, 4);
    static final Card SWINEHERD = melee("Swineherd", 1, 2);
    static final Card REED_CUTTER = melee("Reed Cutter", 2, 2);
    static final Card SUN_LORD = fighter("Sun Lord", GOD, MELEE, 2, 6);
    static final Card MOON_LADY = fighter("Moon Lady", GOD, MELEE, 2, 6);
    static final Card STEERSMAN =
            battle("Steersman", HUMAN, MELEE).asks(Icon.HUMAN).build();
    static final Card ENVOY =
            battle("Envoy", HUMAN, MELEE).asks(Icon.HUMAN, Icon.ANY).build();
    static final Card HILL_ORACLE = battle("Hill Oracle", HUMAN, MELEE)
            .attack(1)
            .hp(3)
            .continuous(limits(itself(), ATK, 1))
            .build();
    static final Card THORN_RUNNER = battle("Thorn Runner", HUMAN, MELEE)
            .attack(1)
            .hp(2)
            .when(Words.ENTERS, damage(opposite(), 1))
            .build();

    static final Card BRONZE_SPEAR =
            weapon("Bronze Spear").continuous(sets(bearer(), ATK, 3)).build();
    static final Card IRON_RING =
            weapon("Iron Ring").continuous(adds(bearer(), ATK, 1)).build();
    static final Card BIRD_HELM =
            weapon("Bird Helm").continuous(is(bearer(), THROUGH)).build();

    static final Card EARTH_SHAKER =
            event("Earth Shaker", loseCards(Whose.ENEMY, 3)).cost(2).build();
    static final Card STORM_WIND =
            event("Storm Wind", damage(target(ANYONE), 4)).cost(2).build();
    static final Card SPARK = event("Spark", damage(target(ANYONE), 1)).build();
    static final Card TWO_DRAWS = event("Two Draws", draw(Whose.OWN, 2)).build();
    static final Card RECALL = event("Recall", move(target(ANYONE), HAND)).build();
    static final Card RETREAT = event("Retreat", move(target(ANYONE), STANDBY)).build();
    static final Card CALM_SEA = event("Calm Sea", COUNTER, counter()).cost(1).build();
    static final Card STILL_AIR = event("Still Air", COUNTER, counter()).build();

    /** A card that cannot be played in its player's turn: who holds it is asked all the same (10.19). */
    static final Card SPARE = event("Spare", COUNTER, counter()).cost(9).build();

    static final Card NIGHT_RAID =
            event("Night Raid", OPPONENT_BATTLE, damage(target(ENEMY), 2)).build();

    static final Card WAR_DRUMS =
            situation("War Drums").continuous(adds(all(OWN.of(MELEE)), ATK, 1)).build();
    static final Card LONG_SIEGE = situation("Long Siege")
            .when(Words.START_OF_TURN, loseCards(Whose.ANY, 1))
            .build();
    static final Card QUIET_DAYS = situation("Quiet Days").build();

    private Cards() {}
}
