package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Interdimensional. They break the order of play: their Purple abilities come at any time, and nobody can
 * respond to them.
 */
public final class Interdimensionals {
    public static final CharacterCard LUMINOUS = character("Luminous")
            .of(LIGHT, INTERDIMENSIONAL, ENERGY)
            .stats(1, 1, 10, 15, 5)
            .trigger(
                    PURPLE,
                    actions(1),
                    target(alliedCharacter()),
                    chooseOne(
                            these(heal(10), cure()),
                            these(gainImmunity(ITEMS_AND_COMMANDS).until(END_OF_TURN))))
            .oncePerTurn()
            .build();

    public static final CharacterCard INSIDIOUS = character("Insidious")
            .of(DARK, INTERDIMENSIONAL)
            .stats(3, 3, 45, 25, 10)
            .trigger(PURPLE, actions(1).and(payHp(5)), whenOpponent(ACTIVATES), cancelAbility())
            .oncePerTurn()
            .passive(immuneTo(ITEMS))
            .build();

    public static final CharacterCard AVIS_THE_PREDECESSOR = character("Avis the Predecessor")
            .of(WIND, INTERDIMENSIONAL)
            .stats(2, 2, 30, 20, 5)
            .trigger(PURPLE, actions(1), target(yourCharacter().another()), hide())
            .oncePerTurn()
            .build();

    public static final CharacterCard THE_REVENANT = character("The Revenant")
            .of(DARK, INTERDIMENSIONAL)
            .stats(2, 2, 30, 20, 5)
            .trigger(
                    PURPLE,
                    actions(1),
                    when(yourCharacter().another().of(INTERDIMENSIONAL), IS_DEFEATED),
                    putDefeatedIntoPlayHidden())
            .trigger(
                    PURPLE,
                    free(),
                    when(character().another().of(INTERDIMENSIONAL), IS_RECRUITED),
                    gainXp(1).to(SELF))
            .build();

    static final Array<CharacterCard> ALL = Array.of(LUMINOUS, INSIDIOUS, AVIS_THE_PREDECESSOR, THE_REVENANT);

    private Interdimensionals() {}
}
