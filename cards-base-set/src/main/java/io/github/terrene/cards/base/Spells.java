package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.*;
import io.vavr.collection.Array;

/** The Commands that only Spellcasters can use. */
public final class Spells {
    public static final AssignableCard FIREBALL = command("Fireball")
            .spell()
            .trigger(GREEN, actions(1), target(enemyCharacter()), damage(byLevel(15, 25, 40)))
            .build();

    public static final AssignableCard SILENCE = command("Silence")
            .spell()
            .trigger(
                    BLUE,
                    actions(1),
                    target(enemyCharacter()),
                    byLevel(
                            these(inflict(Words.SILENCE).until(END_OF_TURN)),
                            these(inflict(Words.SILENCE).until(START_OF_YOUR_NEXT_TURN)),
                            these(inflict(Words.SILENCE)
                                    .to(each(enemyCharacter()))
                                    .until(START_OF_YOUR_NEXT_TURN))))
            .build();

    public static final AssignableCard DISORIENTATE = command("Disorientate")
            .spell()
            .trigger(
                    GREEN,
                    actions(1),
                    target(enemyCharacter()),
                    byLevel(
                            these(cannotBlock().until(END_OF_TURN)),
                            these(inflict(STUN).until(START_OF_YOUR_NEXT_TURN)),
                            these(inflict(STUN).to(each(enemyCharacter())).until(END_OF_TURN))))
            .build();

    public static final AssignableCard SHADOW_VEIL = command("Shadow Veil")
            .spell()
            .trigger(
                    GREEN,
                    actions(1),
                    target(yourCharacter()),
                    byLevel(
                            these(gain(UNBLOCKABLE).until(END_OF_TURN)),
                            these(
                                    gain(UNBLOCKABLE).until(END_OF_TURN),
                                    gets(10, ATK).until(END_OF_TURN)),
                            these(gain(UNBLOCKABLE).to(each(yourCharacter())).until(END_OF_TURN))))
            .build();

    static final Array<AssignableCard> ALL = Array.of(FIREBALL, SILENCE, DISORIENTATE, SHADOW_VEIL);

    private Spells() {}
}
