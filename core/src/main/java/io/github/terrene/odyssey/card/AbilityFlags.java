package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * What abilities can do at all, as bits, so that one test of a Character or a whole side can rule out that anything on it matters for a
 * question. The flags of several cards are joined with {@code |}. Whether an ability that has a flag does something now needs a closer
 * look.
 */
public final class AbilityFlags {
    /** No flags. */
    public static final int NONE = 0;

    /** Set if a Character holds a face-down card, so that others do not know what it can do. */
    public static final int SECRET = 1 << 31;

    static final int ANSWER = 1 << 30;
    static final int ACT = 1 << 29;
    static final int DISCOUNT = 1 << 28;
    private static final int FIRST_OCCASION = Stat.values().length;

    private AbilityFlags() {}

    /** The flags of a card with these abilities. */
    static int of(Array<Ability> abilities) {
        int signs = NONE;
        for (Ability ability : abilities) {
            if (ability instanceof TriggerAbility trigger) {
                signs |= of(trigger);
            } else if (ability instanceof PassiveAbility passive) {
                signs |= of(passive);
            }
        }
        return signs;
    }

    private static int of(TriggerAbility trigger) {
        int waiting = trigger.when().map(when -> sign(when.occasion())).getOrElse(ACT);
        return trigger.color() == Color.GREEN ? waiting : waiting | ANSWER;
    }

    private static int of(PassiveAbility passive) {
        int signs = NONE;
        for (Passive statement : passive.statements()) {
            if (statement instanceof Passive.StatBonus bonus) {
                signs |= sign(bonus.stat());
            } else if (statement instanceof Passive.CostsLess) {
                signs |= DISCOUNT;
            }
        }
        return signs;
    }

    static int sign(Stat stat) {
        return 1 << stat.ordinal();
    }

    static int sign(HappeningKind occasion) {
        return 1 << FIRST_OCCASION + occasion.ordinal();
    }

    /** Whether a passive ability changes that stat of some Character. */
    public static boolean change(int signs, Stat stat) {
        return (signs & sign(stat)) != 0;
    }

    /** Whether a passive ability lets cards cost less. */
    public static boolean discount(int signs) {
        return (signs & DISCOUNT) != 0;
    }

    /** Whether an ability waits for such an event. */
    public static boolean wait(int signs, HappeningKind occasion) {
        return (signs & sign(occasion)) != 0;
    }

    /** Whether an ability waits for no event, so that a player may use it in the Action Phase. */
    public static boolean act(int signs) {
        return (signs & ACT) != 0;
    }

    /** Whether an ability may be used on other players' turns. */
    public static boolean answer(int signs) {
        return (signs & ANSWER) != 0;
    }

    /** Whether there is a face-down card. */
    public static boolean secret(int signs) {
        return (signs & SECRET) != 0;
    }
}
