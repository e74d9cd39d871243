package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Machine. They are sturdy and patient: they read the enemy, store Charge, and get
 * better with an Engineer.
 */
public final class Machines {
    public static final CharacterCard SCOUT = character("Scout")
            .of(WIND, MACHINE)
            .stats(1, 1, 15, 15, 10)
            .trigger(GREEN, actions(1), target(enemyCharacter().faceDown()), reveal())
            .oncePerTurn()
            .build();

    public static final CharacterCard WANDERER_FROM_A_PREVIOUS_WORLD = character("Wanderer from a Previous World")
            .of(DARK, MACHINE)
            .stats(1, 1, 20, 10, 5)
            .trigger(
                    GREEN,
                    actions(1),
                    when(IS_RECRUITED),
                    chooseOne(these(create(Tokens.WANDERER_ALPHA)), these(create(Tokens.WANDERER_BETA))))
            .build();

    public static final CharacterCard BELLICOSE_THE_INSIGHTFUL = character("Bellicose the Insightful")
            .of(FIRE, MACHINE)
            .stats(2, 2, 35, 15, 10)
            .trigger(
                    BLUE,
                    free(),
                    whenOpponent(ACTIVATES, ITEM, COMMAND),
                    putCounters(1, CHARGE).to(SELF))
            .passive(bonus(perCounter(5, CHARGE), ATK))
            .build();

    public static final CharacterCard BRASS_SENTRY = character("Brass Sentry")
            .of(EARTH, MACHINE)
            .stats(1, 1, 25, 10, 5)
            .trigger(
                    BLUE,
                    free(),
                    when(enemyCharacter(), ATTACKS),
                    putCounters(1, CHARGE).to(SELF))
            .trigger(
                    BLUE,
                    paying(removeCounters(1, CHARGE)),
                    gets(5, DEF).to(SELF).until(END_OF_TURN),
                    gain(RETALIATE).to(SELF).until(END_OF_TURN))
            .build();

    static final Array<CharacterCard> ALL =
            Array.of(SCOUT, WANDERER_FROM_A_PREVIOUS_WORLD, BELLICOSE_THE_INSIGHTFUL, BRASS_SENTRY);

    private Machines() {}
}
