package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Warrior. They hit hard without guarding themselves, and are paid each time their
 * damage reaches a player, overkill included.
 */
public final class Warriors {
    public static final CharacterCard JIN_THE_AMBITIOUS = character("Jin the Ambitious")
            .of(FIRE, WARRIOR)
            .stats(3, 2, 35, 25, 0)
            .hero()
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), gainXp(1).to(SELF))
            .trigger(BLUE, free(), when(GAINS_XP), heal(10).to(SELF))
            .build();

    public static final CharacterCard ETHAN_THE_RESILIENT = character("Ethan the Resilient")
            .of(WATER, WARRIOR)
            .stats(1, 1, 20, 20, 0)
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), target(character()), heal(10))
            .build();

    public static final CharacterCard IKE_THE_AGGRESSIVE = character("Ike the Aggressive")
            .of(FIRE, WARRIOR)
            .stats(1, 1, 15, 20, 0)
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), gainActions(1))
            .build();

    public static final CharacterCard OLIVIA_THE_GRACELESS = character("Olivia the Graceless")
            .of(EARTH, WARRIOR)
            .stats(1, 1, 30, 25, 0)
            .passive(neverBlocks())
            .build();

    public static final CharacterCard JAKE_AND_LILITH_THE_UNITY = character("Jake and Lilith the Unity")
            .of(LIGHT, WARRIOR, GUARDIAN)
            .stats(2, 2, 35, 20, 10)
            .trigger(
                    GREEN,
                    free(),
                    when(DEALS_DAMAGE_TO_PLAYER),
                    heal(10).to(each(alliedCharacter().another())))
            .passive(bonus(5, DEF).to(each(yourCharacter().another())))
            .build();

    public static final CharacterCard ZANE_THE_ENDER = character("Zane the Ender")
            .of(DARK, WARRIOR, ASSASSIN)
            .stats(3, 3, 45, 40, 5)
            .trigger(GREEN, free(), when(DEFEATS), attackAgain().to(SELF))
            .oncePerTurn()
            .trigger(GREEN, actions(2), target(enemyCharacter().withDamage()), stabDamage(20))
            .oncePerTurn()
            .build();

    static final Array<CharacterCard> ALL = Array.of(
            JIN_THE_AMBITIOUS,
            ETHAN_THE_RESILIENT,
            IKE_THE_AGGRESSIVE,
            OLIVIA_THE_GRACELESS,
            JAKE_AND_LILITH_THE_UNITY,
            ZANE_THE_ENDER);

    private Warriors() {}
}
