package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.Words.*;

import io.github.terrene.hobe.card.Card;
import io.vavr.collection.Array;

/** The fighters: nine Humans, four Gods, a Demigod and an Immortal. */
public final class BattleCards {
    public static final Card OAR_HAND =
            battle("Oar Hand", HUMAN, MELEE).attack(2).hp(3).build();

    public static final Card SHIELD_BEARER =
            battle("Shield Bearer", HUMAN, MELEE).attack(1).hp(4).build();

    public static final Card BEACH_SLINGER =
            battle("Beach Slinger", HUMAN, RANGED).attack(1).hp(2).build();

    public static final Card MAST_LOOKOUT =
            battle("Mast Lookout", HUMAN, RANGED).attack(2).hp(1).build();

    public static final Card DECK_FIGHTER =
            battle("Deck Fighter", HUMAN, MELEE).attack(3).hp(3).asks(A_HUMAN).build();

    public static final Card WALL_ARCHER = battle("Wall Archer", HUMAN, RANGED)
            .attack(2)
            .hp(2)
            .asks(ANYBODY)
            .cost(1)
            .build();

    public static final Card SAIL_MENDER = battle("Sail Mender", HUMAN, MELEE)
            .attack(1)
            .hp(3)
            .asks(ANYBODY)
            .continuous(adds(neighbours(), ATK, 1))
            .build();

    public static final Card CAPTAIN_OF_THE_GUARD = battle("Captain of the Guard", HUMAN, MELEE)
            .attack(4)
            .hp(4)
            .asks(A_HUMAN, ANYBODY)
            .cost(1)
            .continuous(cannot(itself(), BEAR_WEAPON))
            .build();

    public static final Card ASH_BOW_VETERAN = battle("Ash-Bow Veteran", HUMAN, RANGED)
            .attack(2)
            .hp(3)
            .asks(A_HUMAN, ANYBODY)
            .cost(2)
            .continuous(is(itself(), THROUGH))
            .build();

    public static final Card SHAKER_OF_THE_SEA = battle("Shaker of the Sea", GOD, MELEE)
            .attack(4)
            .hp(7)
            .asks(A_HUMAN, ANYBODY)
            .cost(2)
            .build();

    public static final Card GREY_EYED_COUNSEL = battle("Grey-Eyed Counsel", GOD, RANGED)
            .attack(3)
            .hp(5)
            .asks(A_HUMAN, ANYBODY)
            .cost(2)
            .build();

    public static final Card SHOOTER_FROM_AFAR = battle("Shooter from Afar", GOD, RANGED)
            .attack(4)
            .hp(4)
            .asks(A_HUMAN, ANYBODY, ANYBODY)
            .cost(3)
            .when(ENTERS, damage(opposite(), 1))
            .build();

    public static final Card GATHERER_OF_CLOUDS = battle("Gatherer of Clouds", GOD, MELEE)
            .attack(4)
            .hp(7)
            .asks(A_GOD, A_HUMAN, ANYBODY)
            .cost(2)
            .build();

    public static final Card GOAT_ISLAND_GIANT = battle("Goat-Island Giant", DEMIGOD, MELEE)
            .attack(3)
            .hp(5)
            .asks(A_HUMAN, ANYBODY)
            .cost(1)
            .when(DESTROYED, loseCards(ENEMY, 1))
            .build();

    public static final Card ISLAND_ENCHANTRESS = battle("Island Enchantress", IMMORTAL, RANGED)
            .attack(2)
            .hp(4)
            .asks(A_HUMAN, ANYBODY)
            .cost(1)
            .build();

    static final Array<Card> ALL = Array.of(
            OAR_HAND,
            SHIELD_BEARER,
            BEACH_SLINGER,
            MAST_LOOKOUT,
            DECK_FIGHTER,
            WALL_ARCHER,
            SAIL_MENDER,
            CAPTAIN_OF_THE_GUARD,
            ASH_BOW_VETERAN,
            SHAKER_OF_THE_SEA,
            GREY_EYED_COUNSEL,
            SHOOTER_FROM_AFAR,
            GATHERER_OF_CLOUDS,
            GOAT_ISLAND_GIANT,
            ISLAND_ENCHANTRESS);

    private BattleCards() {}
}
