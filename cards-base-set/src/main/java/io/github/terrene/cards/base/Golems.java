package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Golem. They are the largest bodies for their SP, slow or modest in attack, and
 * harden or mend where others wear out.
 */
public final class Golems {
    public static final CharacterCard IVAN_THE_ORGANIC = character("Ivan the Organic")
            .of(EARTH, GOLEM)
            .stats(2, 2, 55, 15, 10)
            .trigger(GREEN, free(), atStartOfTurn(), heal(10).to(SELF))
            .build();

    public static final CharacterCard MARBLE_WARDEN = character("Marble Warden")
            .of(LIGHT, GOLEM)
            .stats(1, 1, 30, 15, 10)
            .passive(is(SLOW))
            .trigger(BLUE, free(), when(BECOMES_DAMAGED), gets(5, DEF).to(SELF).until(END_OF_TURN))
            .build();

    public static final CharacterCard TIDESTONE_COLOSSUS = character("Tidestone Colossus")
            .of(WATER, GOLEM)
            .stats(3, 3, 60, 30, 15)
            .passive(is(SLOW))
            .passive(immuneTo(TRAPS))
            .passive(preventsEach(5, ITEM))
            .build();

    static final Array<CharacterCard> ALL = Array.of(IVAN_THE_ORGANIC, MARBLE_WARDEN, TIDESTONE_COLOSSUS);

    private Golems() {}
}
