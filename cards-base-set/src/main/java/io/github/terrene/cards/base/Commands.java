package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.AssignableCard;
import io.vavr.collection.Array;

/** The Commands that are neither Spells nor Traps nor On-going. */
public final class Commands {
    public static final AssignableCard INTIMIDATE = command("Intimidate")
            .only(WARRIOR, BEAST)
            .trigger(
                    GREEN,
                    actions(1),
                    cannotBlock().to(each(enemyCharacter().ofLvOrLess(1))).until(END_OF_TURN))
            .build();

    public static final AssignableCard AGGRESSIVELY_ENGAGED = command("Aggressively Engaged")
            .only(WARRIOR, BEAST)
            .trigger(
                    GREEN,
                    actions(1),
                    attackAgain().to(SELF),
                    cannotBlock().to(SELF).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final AssignableCard ITEM_EXPERTISE = command("Item Expertise")
            .only(THIEF, ENGINEER)
            .trigger(
                    GREEN,
                    actions(1),
                    target(yourCharacter()),
                    gain(RESOURCEFUL).permanently())
            .build();

    public static final AssignableCard PILLAGE = command("Pillage")
            .only(THIEF)
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), discard(2, DAMAGED_PLAYER), draw(1))
            .build();

    public static final AssignableCard EMBEZZLE = command("Embezzle")
            .only(THIEF)
            .trigger(BLUE, free(), targetOpponent(), loseActions(1, TARGET_OPPONENT), gainActions(1))
            .build();

    public static final AssignableCard CRITICAL = command("Critical")
            .trigger(GREEN, free(), gets(10, OVERKILL).to(SELF).until(END_OF_TURN))
            .build();

    public static final AssignableCard TAUNT = command("Taunt")
            .only(WARRIOR, GUARDIAN)
            .trigger(
                    GREEN,
                    free(),
                    target(enemyCharacter()),
                    mustBlock(),
                    gets(-5, DEF).until(END_OF_TURN))
            .build();

    public static final AssignableCard ASSASSINS_AGENDA = command("Assassin's Agenda")
            .only(ASSASSIN)
            .trigger(GREEN, actions(2), target(enemyCharacter()), stabDamage(30))
            .build();

    public static final AssignableCard INTENSITY = command("Intensity")
            .trigger(
                    BLUE,
                    free(),
                    gets(1, LV).to(SELF).until(END_OF_TURN),
                    gets(5, ATK).to(SELF).until(END_OF_TURN))
            .build();

    public static final AssignableCard TACTICIANS_POINT_MAN = command("Tactician's Point Man")
            .only(TACTICIAN)
            .trigger(
                    GREEN,
                    actions(1),
                    target(yourCharacter().another()),
                    gets(-1, SP).permanently(),
                    gain(HASTE).until(END_OF_TURN))
            .build();

    public static final AssignableCard SCOOPS_MCGEE_AND_JOHNNY_DONUTS = command("Scoops McGee and Johnny Donuts")
            .trigger(GREEN, actions(2), create(Tokens.SCOOPS_MCGEE, Tokens.JOHNNY_DONUTS))
            .build();

    static final Array<AssignableCard> ALL = Array.of(
            INTIMIDATE,
            AGGRESSIVELY_ENGAGED,
            ITEM_EXPERTISE,
            PILLAGE,
            EMBEZZLE,
            CRITICAL,
            TAUNT,
            ASSASSINS_AGENDA,
            INTENSITY,
            TACTICIANS_POINT_MAN,
            SCOOPS_MCGEE_AND_JOHNNY_DONUTS);

    private Commands() {}
}
