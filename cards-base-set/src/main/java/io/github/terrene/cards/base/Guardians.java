package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Guardian. They stand in the way: high DEF, low ATK, and a small service to their
 * party for every block they survive.
 */
public final class Guardians {
    public static final CharacterCard ASU_THE_FLAME_HELLION = character("Asu the Flame Hellion")
            .of(FIRE, GUARDIAN)
            .stats(1, 1, 20, 10, 10)
            .trigger(BLUE, free(), when(BLOCKS), damage(5).to(ATTACKER))
            .passive(bonus(5, ATK))
            .onlyIf(activeTerrain(Terrains.STEAM_FIELDS))
            .build();

    public static final CharacterCard SADE_THE_REJUVENATIVE = character("Sade the Rejuvenative")
            .of(WATER, GUARDIAN)
            .stats(1, 1, 25, 5, 10)
            .trigger(
                    GREEN,
                    free(),
                    atEndOfTurn(),
                    heal(10).to(each(alliedCharacter().withDamage())))
            .build();

    public static final CharacterCard GERALD_THE_SILENT = character("Gerald the Silent")
            .of(DARK, GUARDIAN)
            .stats(1, 1, 30, 10, 15)
            .trigger(BLUE, free(), when(BLOCKS), inflict(SILENCE).to(ATTACKER).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final CharacterCard HALDEN_THE_STEADFAST = character("Halden the Steadfast")
            .of(LIGHT, GUARDIAN)
            .stats(2, 2, 40, 10, 15)
            .passive(has(RETALIATE))
            .trigger(BLUE, actions(1), target(alliedCharacter()), restoreDefense())
            .oncePerTurn()
            .build();

    static final Array<CharacterCard> ALL =
            Array.of(ASU_THE_FLAME_HELLION, SADE_THE_REJUVENATIVE, GERALD_THE_SILENT, HALDEN_THE_STEADFAST);

    private Guardians() {}
}
