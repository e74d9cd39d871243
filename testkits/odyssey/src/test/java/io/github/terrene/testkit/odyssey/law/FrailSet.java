package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.testkit.odyssey.scenario.SampleCards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Cards that move maximum HP in every way there is, and cards that deal damage: where they are played, somebody falls every turn. */
final class FrailSet implements CardSet {
    private static final Array<Card> CHARACTERS = Array.of(
            character("Chief")
                    .of(EARTH, WARRIOR)
                    .stats(1, 1, 20, 10, 0)
                    .passive(bonus(10, HP).to(each(yourCharacter().another())))
                    .build(),
            character("Beacon")
                    .of(LIGHT, ENERGY)
                    .stats(2, 1, 10, 5, 0)
                    .passive(bonus(10, HP).to(each(character().another())))
                    .build(),
            character("Blighter")
                    .of(DARK, BEAST)
                    .stats(1, 1, 20, 10, 0)
                    .passive(bonus(-10, HP).to(each(enemyCharacter())))
                    .trigger(BLUE, paying(dismiss(yourCharacter())), target(enemyCharacter()), damage(10))
                    .build(),
            character("Martyr")
                    .of(LIGHT, GUARDIAN)
                    .stats(1, 1, 25, 10, 0)
                    .passive(bonus(10, HP).to(each(yourCharacter().another())), has(RETALIATE))
                    .trigger(BLUE, paying(discardThis()), healYou(5))
                    .build(),
            character("Mourner")
                    .of(WATER, SPELLCASTER)
                    .stats(1, 1, 30, 15, 5)
                    .trigger(BLUE, free(), when(character(), IS_DEFEATED), target(character()), damage(5))
                    .trigger(
                            BLUE,
                            paying(takeDamage(10)),
                            gets(10, ATK).to(Role.SELF).until(END_OF_TURN))
                    .build(),
            character("Bruiser").of(FIRE, BEAST).stats(3, 2, 40, 35, 10).build());

    private static final Array<Card> ASSIGNABLE = Array.of(
            item("Dread Banner")
                    .ongoing()
                    .passive(bonus(-10, HP).to(each(enemyCharacter())))
                    .trigger(BLUE, actions(1), target(enemyCharacter()), damage(5))
                    .build(),
            item("Totem")
                    .ongoing()
                    .passive(bonus(10, HP).to(each(yourCharacter())))
                    .trigger(BLUE, paying(discardCards(1)), target(yourCharacter()), heal(10))
                    .build(),
            item("Pyre")
                    .trigger(BLUE, paying(dismiss(yourCharacter())), damage(10).to(each(enemyCharacter())))
                    .build(),
            item("Growth")
                    .trigger(BLUE, free(), target(character()), gets(10, HP).until(END_OF_TURN))
                    .build(),
            item("Curse")
                    .trigger(BLUE, free(), target(character()), gets(-10, HP).until(START_OF_YOUR_NEXT_TURN))
                    .build(),
            item("Lesson").trigger(BLUE, free(), target(character()), gainXp(2)).build(),
            item("Lamp")
                    .trigger(BLUE, free(), target(enemyCharacter().faceDown()), turnFaceUp())
                    .build(),
            SampleCards.DART,
            SampleCards.HUSH,
            SampleCards.SMOKE_POT);

    private static final Array<Card> TERRAINS = Array.of(
            terrain("Wastes")
                    .actions(4)
                    .xp(plus(-10, HP), plus(10, ATK), plus(-10, HP), plus(-10, HP))
                    .build(),
            terrain("Garden")
                    .actions(4)
                    .xp(plus(10, HP), plus(-10, HP), plus(10, HP), plus(5, ATK))
                    .passive(bonus(10, HP).to(each(yourCharacter())))
                    .build(),
            storm("Drought")
                    .actions(2)
                    .xp(plus(10, HP), plus(10, HP), plus(10, HP), plus(10, HP))
                    .breaks(
                            gets(-10, HP).to(each(character())).until(START_OF_YOUR_NEXT_TURN),
                            damage(5).to(each(character())))
                    .build());

    @Override
    public String name() {
        return "Frail cards";
    }

    @Override
    public Seq<Card> cards() {
        return CHARACTERS.appendAll(ASSIGNABLE).appendAll(TERRAINS);
    }
}
