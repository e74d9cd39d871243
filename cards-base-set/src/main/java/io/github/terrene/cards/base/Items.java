package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.AssignableCard;
import io.vavr.collection.Array;

/** The Items. */
public final class Items {
    public static final AssignableCard HAZE_BOMB = item("Haze Bomb")
            .trigger(BLUE, actions(1), target(character()), gets(-15, ATK).until(END_OF_TURN))
            .build();

    public static final AssignableCard FIRE_BOMB = item("Fire Bomb")
            .trigger(BLUE, actions(1), target(character()), damage(20))
            .build();

    public static final AssignableCard STICKY_BOMB = item("Sticky Bomb")
            .trigger(
                    BLUE,
                    actions(1),
                    target(character()),
                    damage(5),
                    inflict(SLOW).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final AssignableCard BLINDING_BOMB = item("Blinding Bomb")
            .trigger(GREEN, actions(1), target(enemyCharacter()), inflict(STUN).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final AssignableCard SMOKE_BOMB = item("Smoke Bomb")
            .trigger(BLUE, actions(1), target(yourCharacter()), hide())
            .build();

    public static final AssignableCard HEALING_SALVE = item("Healing Salve")
            .trigger(BLUE, free(), target(alliedCharacter()), heal(10), cure())
            .build();

    public static final AssignableCard STRENGTH_POTION = item("Strength Potion")
            .trigger(BLUE, free(), target(alliedCharacter()), gets(10, ATK).until(END_OF_TURN))
            .build();

    public static final AssignableCard DEFENSE_POTION = item("Defense Potion")
            .trigger(BLUE, free(), target(alliedCharacter()), gets(10, DEF).until(END_OF_TURN))
            .build();

    public static final AssignableCard LIFE_POTION = item("Life Potion")
            .trigger(GREEN, actions(1), target(alliedCharacter()), gets(10, HP).permanently(), heal(15))
            .build();

    public static final AssignableCard HASTE_POTION = item("Haste Potion")
            .trigger(
                    BLUE,
                    free(),
                    target(yourCharacter()),
                    damage(10),
                    gain(HASTE).until(END_OF_TURN))
            .build();

    public static final AssignableCard ANOTHER_MANS_TREASURE = item("Another Man's Treasure")
            .trigger(GREEN, actions(1), copyItem())
            .build();

    public static final AssignableCard PROPHECY = item("Prophecy")
            .trigger(GREEN, actions(1), draw(2), provided(youControl(SPELLCASTER), draw(1)))
            .build();

    public static final AssignableCard SPELL_BOOK = item("Spell Book")
            .ongoing()
            .trigger(GREEN, actions(1), search(SPELL))
            .oncePerTurn()
            .passive(bonus(1, LV).to(each(yourCharacter().of(SPELLCASTER))))
            .build();

    public static final AssignableCard FLARE = item("Flare")
            .trigger(GREEN, free(), reveal().to(each(enemyCharacter().faceDown())), draw(1))
            .build();

    public static final AssignableCard SILENCE_ORB = item("Silence Orb")
            .trigger(BLUE, actions(1), target(character()), inflict(SILENCE).until(START_OF_YOUR_NEXT_TURN))
            .build();

    static final Array<AssignableCard> ALL = Array.of(
            HAZE_BOMB,
            FIRE_BOMB,
            STICKY_BOMB,
            BLINDING_BOMB,
            SMOKE_BOMB,
            HEALING_SALVE,
            STRENGTH_POTION,
            DEFENSE_POTION,
            LIFE_POTION,
            HASTE_POTION,
            ANOTHER_MANS_TREASURE,
            PROPHECY,
            SPELL_BOOK,
            FLARE,
            SILENCE_ORB);

    private Items() {}
}
