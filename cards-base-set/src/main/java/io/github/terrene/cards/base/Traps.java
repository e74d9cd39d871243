package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.*;
import io.vavr.collection.Array;

/** The Commands that need a Tactician. */
public final class Traps {
    public static final AssignableCard RETALIATE = command("Retaliate")
            .trap()
            .trigger(
                    BLUE,
                    actions(1),
                    when(enemyCharacter(), ATTACKS),
                    target(alliedCharacter()),
                    gain(Words.RETALIATE).until(END_OF_TURN))
            .build();

    public static final AssignableCard TRIPWIRE = command("Tripwire")
            .trap()
            .trigger(
                    BLUE,
                    actions(1),
                    when(enemyCharacter(), ATTACKS),
                    damage(10).to(ATTACKER),
                    cancelAttack())
            .build();

    public static final AssignableCard LETHAL_COUNTER_ATTACK = command("Lethal Counter Attack")
            .trap()
            .trigger(
                    BLUE,
                    actions(1),
                    when(alliedCharacter(), BLOCKS),
                    stabDamage(statOf(BLOCKER, ATK)).to(ATTACKER))
            .build();

    public static final AssignableCard PERFECT_BLOCK = command("Perfect Block")
            .trap()
            .trigger(
                    BLUE,
                    actions(1),
                    when(alliedCharacter(), BLOCKS),
                    preventAllBattleDamage().to(BLOCKER).until(END_OF_TURN),
                    restoreDefense().to(BLOCKER))
            .build();

    public static final AssignableCard NO_MORE_HIDING = command("No More Hiding")
            .trap()
            .trigger(
                    BLUE,
                    actions(1),
                    whenOpponent(HIDES),
                    turnFaceUp().to(HIDDEN_CHARACTER),
                    damage(15).to(HIDDEN_CHARACTER))
            .build();

    static final Array<AssignableCard> ALL =
            Array.of(RETALIATE, TRIPWIRE, LETHAL_COUNTER_ATTACK, PERFECT_BLOCK, NO_MORE_HIDING);

    private Traps() {}
}
