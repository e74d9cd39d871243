package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Beast. They crush DEF, their enemies' and sometimes their friends', and have none
 * of their own.
 */
public final class Beasts {
    public static final CharacterCard INU_THE_INFERNO = character("Inu the Inferno")
            .of(FIRE, BEAST)
            .stats(1, 1, 20, 20, 0)
            .trigger(BLUE, free(), when(IS_BLOCKED), gets(-10, DEF).to(BLOCKER).until(END_OF_TURN))
            .build();

    public static final CharacterCard PERNICIOUS = character("Pernicious")
            .of(DARK, BEAST, INTERDIMENSIONAL)
            .stats(1, 1, 20, 20, 0)
            .trigger(
                    PURPLE, actions(1), target(enemyCharacter()), gets(-10, DEF).until(START_OF_YOUR_NEXT_TURN))
            .oncePerTurn()
            .build();

    public static final CharacterCard READY_THE_ABSURD = character("Ready the Absurd")
            .of(WIND, BEAST)
            .stats(1, 1, 25, 20, 0)
            .trigger(
                    GREEN,
                    free(),
                    atStartOfTurn(),
                    gets(-5, DEF).to(each(character())).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final CharacterCard MORROW_THE_UNDERTOW = character("Morrow the Undertow")
            .of(WATER, BEAST)
            .stats(2, 2, 30, 30, 0)
            .passive(has(STAB))
            .trigger(BLUE, free(), when(BECOMES_DAMAGED), gets(5, ATK).to(SELF).until(START_OF_YOUR_NEXT_TURN))
            .build();

    static final Array<CharacterCard> ALL =
            Array.of(INU_THE_INFERNO, PERNICIOUS, READY_THE_ABSURD, MORROW_THE_UNDERTOW);

    private Beasts() {}
}
