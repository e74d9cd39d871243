package io.github.terrene.example;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.*;
import io.vavr.collection.Array;

/** A small set with a card of every kind. */
public final class EmberCoast implements CardSet {
    public static final CharacterCard SPARK =
            token("Spark").of(FIRE, ENERGY).stats(1, 0, 5, 10, 0).build();

    public static final CharacterCard PYRA = character("Pyra of the Coast")
            .of(FIRE, SPELLCASTER, ENERGY)
            .stats(2, 2, 30, 15, 5)
            .hero()
            .trigger(GREEN, actions(1), when(IS_RECRUITED), create(SPARK))
            .trigger(
                    BLUE,
                    paying(removeCounters(2, CHARGE)),
                    target(enemyCharacter().ofLvOrLess(2)),
                    stabDamage(15))
            .passive(bonus(perCounter(5, CHARGE), ATK))
            .build();

    public static final AssignableCard TONGS = item("Tongs")
            .trigger(BLUE, actions(1), target(enemyCharacter()), new Crush(TARGET))
            .build();

    public static final AssignableCard FURNACE = command("Furnace")
            .ongoing()
            .only(ENGINEER, ENERGY)
            .trigger(GREEN, free(), atStartOfTurn(), putCounters(1, CHARGE).to(SELF))
            .passive(bonus(5, DEF).to(each(yourCharacter().of(ENERGY))))
            .build();

    public static final AssignableCard BACKDRAFT = command("Backdraft")
            .trap()
            .trigger(
                    BLUE,
                    actions(1).and(discardCards(1)),
                    whenOpponent(IS_RECRUITED),
                    damage(10).to(RECRUITED),
                    provided(youControl(2, FIRE), draw(1)))
            .build();

    public static final AssignableCard WILDFIRE = command("Wildfire")
            .spell()
            .trigger(GREEN, actions(2), target(character()), damage(byLevel(10, 20, 35)))
            .build();

    public static final TerrainCard EMBER_COAST = terrain("Ember Coast")
            .actions(3)
            .xp(
                    plus(5, ATK),
                    plus(5, HP).and(healing(5)),
                    plus(STAB),
                    plus(10, ATK).and(plus(1, LV)))
            .trigger(GREEN, free(), target(yourCharacter()), gain(HASTE).until(END_OF_TURN))
            .onlyIf(youControl(FIRE), youControl(WATER))
            .oncePerTurn()
            .build();

    public static final TerrainCard RAIN_OF_ASH = storm("Rain of Ash")
            .actions(1)
            .xp(plus(10, ATK), plus(5, DEF), plus(10, ATK), plus(UNBLOCKABLE))
            .breaks(
                    damage(10).to(each(character())),
                    gets(-5, ATK).to(each(character())).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public EmberCoast() {}

    @Override
    public String name() {
        return "Ember Coast";
    }

    @Override
    public Array<Card> cards() {
        return Array.of(PYRA, TONGS, FURNACE, BACKDRAFT, WILDFIRE, EMBER_COAST, RAIN_OF_ASH);
    }

    @Override
    public Array<CharacterCard> tokens() {
        return Array.of(SPARK);
    }

    @Override
    public Array<Class<?>> types() {
        return Array.of(Crush.class);
    }

    @Override
    public Array<String> words() {
        return Array.of("ember-coast");
    }
}
