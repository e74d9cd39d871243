package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Energy. They store Charge and release it when it hurts; fragile, and at their best
 * in storms.
 */
public final class EnergyCharacters {
    public static final CharacterCard RIKA_THE_VOLTAIC = character("Rika the Voltaic")
            .of(WIND, ENERGY)
            .stats(1, 1, 20, 15, 0)
            .trigger(GREEN, free(), atStartOfTurn(), putCounters(1, CHARGE).to(SELF))
            .trigger(
                    BLUE,
                    paying(removeCounters(2, CHARGE)),
                    target(enemyCharacter()),
                    stabDamage(10),
                    inflict(STUN).until(END_OF_TURN))
            .build();

    public static final CharacterCard CINDER_THE_UNBOUND = character("Cinder the Unbound")
            .of(FIRE, ENERGY)
            .stats(1, 1, 15, 20, 0)
            .trigger(
                    BLUE,
                    free(),
                    when(yourCharacter().another(), IS_DEFEATED),
                    putCounters(2, CHARGE).to(SELF))
            .passive(bonus(perCounter(5, CHARGE), ATK))
            .build();

    static final Array<CharacterCard> ALL = Array.of(RIKA_THE_VOLTAIC, CINDER_THE_UNBOUND);

    private EnergyCharacters() {}
}
