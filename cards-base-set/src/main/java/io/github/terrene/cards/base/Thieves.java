package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Thief. They live long, hit softly, and rob those they hit: held cards, hands, and
 * the Items that lie in discard piles.
 */
public final class Thieves {
    public static final CharacterCard SK_THE_ART_HISTORIAN = character("S.K. the Art Historian")
            .of(WATER, THIEF)
            .stats(2, 1, 30, 15, 5)
            .hero()
            .trigger(GREEN, actions(1), targetOpponent(), mill(3, TARGET_OPPONENT))
            .oncePerTurn()
            .passive(bonus(5, ATK).to(each(yourCharacter().another().of(THIEF))))
            .build();

    public static final CharacterCard SAMMY_THE_AGILE = character("Sammy the Agile")
            .of(WIND, THIEF)
            .stats(1, 1, 15, 10, 0)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), attackAgain().to(SELF))
            .oncePerTurn()
            .build();

    public static final CharacterCard JACE_THE_SABOTEUR = character("Jace the Saboteur")
            .of(FIRE, THIEF, ENGINEER)
            .stats(1, 1, 25, 10, 5)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), discardHeld().to(DAMAGED_CHARACTER))
            .trigger(GREEN, actions(1).and(payHp(5)), targetTerrain(), dismissTerrain())
            .oncePerTurn()
            .build();

    public static final CharacterCard AKOS_THE_PERCEPTIVE = character("Akos the Perceptive")
            .of(WATER, THIEF)
            .stats(1, 1, 30, 5, 5)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), copyItem())
            .build();

    public static final CharacterCard CHOGAN_THE_SCROUNGER = character("Chogan the Scrounger")
            .of(EARTH, THIEF)
            .stats(1, 1, 35, 15, 10)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), takeBack(ITEM))
            .build();

    public static final CharacterCard TALON_THE_PICKPOCKET = character("Talon the Pickpocket")
            .of(WIND, THIEF)
            .stats(1, 1, 25, 15, 5)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), takeHeld(DAMAGED_CHARACTER))
            .build();

    public static final CharacterCard BRAN_THE_PILFERER = character("Bran the Pilferer")
            .of(DARK, THIEF)
            .stats(1, 1, 30, 10, 5)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), targetOpponent(), discardAtRandom(1, TARGET_OPPONENT))
            .build();

    public static final CharacterCard GUNTRAM_THE_MALEFACTOR = character("Guntram the Malefactor")
            .of(DARK, THIEF)
            .stats(3, 3, 50, 25, 10)
            .trigger(GREEN, paying(dismiss(yourCharacter().another())), draw(2))
            .oncePerTurn()
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), discardOfYourChoice(1, DAMAGED_PLAYER))
            .build();

    static final Array<CharacterCard> ALL = Array.of(
            SK_THE_ART_HISTORIAN,
            SAMMY_THE_AGILE,
            JACE_THE_SABOTEUR,
            AKOS_THE_PERCEPTIVE,
            CHOGAN_THE_SCROUNGER,
            TALON_THE_PICKPOCKET,
            BRAN_THE_PILFERER,
            GUNTRAM_THE_MALEFACTOR);

    private Thieves() {}
}
