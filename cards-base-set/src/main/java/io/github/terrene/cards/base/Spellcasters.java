package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Spellcaster. They have the weakest body and the only Spells; they spend cards and
 * grow in LV, until one Spell decides the game.
 */
public final class Spellcasters {
    public static final CharacterCard MR_WHITE_THE_ASTUTE = character("Mr. White the Astute")
            .of(LIGHT, SPELLCASTER)
            .stats(2, 2, 30, 20, 0)
            .hero()
            .trigger(GREEN, actions(1), takeBack(SPELL))
            .oncePerTurn()
            .trigger(BLUE, paying(discardCards(1)), whenOpponent(ACTIVATES, SPELL), cancelAbility())
            .oncePerTurn()
            .build();

    public static final CharacterCard VALORIE_THE_MANIPULATOR = character("Valorie the Manipulator")
            .of(DARK, SPELLCASTER, TACTICIAN)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, actions(1), target(enemyCharacter()), mustBlock())
            .oncePerTurn()
            .build();

    public static final CharacterCard ALEXIE_THE_STUDIOUS = character("Alexie the Studious")
            .of(LIGHT, SPELLCASTER)
            .stats(1, 1, 10, 15, 0)
            .trigger(GREEN, paying(discardCards(1)), gets(1, LV).to(SELF).permanently())
            .oncePerTurn()
            .build();

    public static final CharacterCard CANDACE_THE_CATALYST = character("Candace the Catalyst")
            .of(WATER, SPELLCASTER, ENERGY)
            .stats(1, 1, 10, 10, 0)
            .trigger(GREEN, free(), atStartOfTurn(), putCounters(1, CHARGE).to(SELF))
            .trigger(
                    BLUE,
                    paying(removeCounters(1, CHARGE)),
                    target(yourCharacter().of(SPELLCASTER)),
                    gets(1, LV).until(END_OF_TURN))
            .build();

    public static final CharacterCard ASHEN_THE_UNSEEMLY = character("Ashen the Unseemly")
            .of(FIRE, SPELLCASTER)
            .stats(1, 1, 15, 10, 0)
            .trigger(GREEN, actions(1).and(discardCards(1)), target(enemyCharacter()), damage(25))
            .oncePerTurn()
            .build();

    public static final CharacterCard SUSANA_THE_GLACIAL = character("Susana the Glacial")
            .of(WATER, SPELLCASTER)
            .stats(2, 2, 30, 15, 5)
            .trigger(BLUE, actions(1), target(enemyCharacter()), inflict(SLOW).until(START_OF_YOUR_NEXT_TURN))
            .oncePerTurn()
            .passive(bonus(10, ATK))
            .onlyIf(activeTerrain(Storms.RAIN_STORM))
            .build();

    static final Array<CharacterCard> ALL = Array.of(
            MR_WHITE_THE_ASTUTE,
            VALORIE_THE_MANIPULATOR,
            ALEXIE_THE_STUDIOUS,
            CANDACE_THE_CATALYST,
            ASHEN_THE_UNSEEMLY,
            SUSANA_THE_GLACIAL);

    private Spellcasters() {}
}
