package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Engineer. They multiply what the party has: Items, Machines, Golems, Terrains,
 * Charge.
 */
public final class Engineers {
    public static final CharacterCard GREGORY_THE_HOARDER = character("Gregory the Hoarder")
            .of(EARTH, ENGINEER)
            .stats(3, 2, 35, 10, 10)
            .hero()
            .passive(has(RESOURCEFUL))
            .trigger(GREEN, actions(1), takeBack(ITEM))
            .oncePerTurn()
            .build();

    public static final CharacterCard ZOWIE_THE_INGENUIC = character("Zowie the Ingenuic")
            .of(LIGHT, ENGINEER)
            .stats(2, 2, 30, 15, 5)
            .hero()
            .passive(
                    bonus(5, ATK).to(each(yourCharacter().of(MACHINE))),
                    bonus(5, DEF).to(each(yourCharacter().of(MACHINE))))
            .trigger(GREEN, actions(1), target(yourCharacter()), putCounters(2, CHARGE))
            .oncePerTurn()
            .build();

    public static final CharacterCard DEMATTEI_THE_ARCHITECT = character("Demattei the Architect")
            .of(EARTH, ENGINEER)
            .stats(1, 1, 20, 5, 5)
            .trigger(GREEN, actions(1), search(TERRAIN))
            .oncePerTurn()
            .passive(bonus(5, DEF).to(each(yourCharacter().of(GOLEM))))
            .build();

    static final Array<CharacterCard> ALL = Array.of(GREGORY_THE_HOARDER, ZOWIE_THE_INGENUIC, DEMATTEI_THE_ARCHITECT);

    private Engineers() {}
}
