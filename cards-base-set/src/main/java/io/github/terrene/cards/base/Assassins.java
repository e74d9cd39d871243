package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Assassin. They appear, remove one Character or get past the blockers once, and die to the first response.
 */
public final class Assassins {
    public static final CharacterCard HOOKS_IN_THE_ZEPHYR = character("Hooks in the Zephyr")
            .of(WIND, ASSASSIN)
            .stats(1, 1, 15, 20, 0)
            .trigger(
                    GREEN,
                    free(),
                    when(IS_RECRUITED),
                    target(enemyCharacter()),
                    cannotBlock().until(END_OF_TURN))
            .build();

    public static final CharacterCard DAGGER_ON_THE_EDGE = character("Dagger on the Edge")
            .of(EARTH, ASSASSIN)
            .stats(1, 1, 15, 20, 0)
            .trigger(
                    GREEN,
                    actions(1),
                    when(IS_RECRUITED),
                    target(enemyCharacter().ofLvOrLess(1)),
                    damage(20))
            .build();

    public static final CharacterCard SABRE_IN_THE_SUN = character("Sabre in the Sun")
            .of(FIRE, ASSASSIN)
            .stats(1, 1, 15, 25, 0)
            .trigger(GREEN, paying(takeDamage(5)), gain(HASTE).to(SELF).until(END_OF_TURN))
            .oncePerTurn()
            .build();

    public static final CharacterCard BLADES_UP_ABOVE = character("Blades Up Above")
            .of(LIGHT, ASSASSIN)
            .stats(2, 2, 20, 20, 5)
            .passive(has(UNBLOCKABLE))
            .build();

    public static final CharacterCard JAVELIN_FROM_THE_MIST = character("Javelin from the Mist")
            .of(WATER, ASSASSIN)
            .stats(1, 1, 15, 25, 0)
            .trigger(GREEN, actions(1), target(enemyCharacter()), stabDamage(10), hide().to(SELF))
            .oncePerTurn()
            .build();

    public static final CharacterCard KNIFE_IN_THE_SHADOWS = character("Knife in the Shadows")
            .of(DARK, ASSASSIN)
            .stats(1, 1, 15, 20, 0)
            .trigger(
                    GREEN,
                    free(),
                    when(IS_RECRUITED),
                    gain(UNBLOCKABLE).to(SELF).until(END_OF_TURN))
            .build();

    static final Array<CharacterCard> ALL = Array.of(
            HOOKS_IN_THE_ZEPHYR,
            DAGGER_ON_THE_EDGE,
            SABRE_IN_THE_SUN,
            BLADES_UP_ABOVE,
            JAVELIN_FROM_THE_MIST,
            KNIFE_IN_THE_SHADOWS);

    private Assassins() {}
}
