package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What abilities can do at all, as bits. A single test of a Character or a whole side can thus rule out that anything there matters. The flags
 * of several cards are combined with {@code |}. A flag that is set only says that a closer look is needed.
 */
public final class AbilityFlags {
    /** No flags. */
    public static final int NONE = 0;

    /** Set if a Character holds a face-down card, so that others do not know what it can do. */
    public static final int SECRET = 1 << 31;

    static final int ANSWER = 1 << 30;
    static final int ACT = 1 << 29;
    static final int DISCOUNT = 1 << 28;
    static final int STATEMENT = 1 << 27;
    private static final int FIRST_HAPPENING = Stat.values().length;

    private AbilityFlags() {}

    /** The flags of a card with these abilities. */
    static int of(Array<Ability> abilities) {
        int flags = NONE;
        for (Ability ability : abilities) {
            if (ability instanceof TriggerAbility trigger) {
                flags |= of(trigger);
            } else if (ability instanceof PassiveAbility passive) {
                flags |= of(passive);
            }
        }
        return flags;
    }

    private static int of(TriggerAbility trigger) {
        int waiting = trigger.when().isEmpty() ? ACT : flag(trigger.when().get());
        return trigger.color() == Color.GREEN ? waiting : waiting | ANSWER;
    }

    private static int of(PassiveAbility passive) {
        int flags = NONE;
        for (Passive statement : passive.statements()) {
            if (statement instanceof Passive.StatBonus bonus && bonus.stat() != null) {
                flags |= flag(bonus.stat());
            } else if (statement instanceof Passive.CostsLess) {
                flags |= DISCOUNT;
            } else {
                flags |= STATEMENT;
            }
        }
        return flags;
    }

    /** The flag of an event; a part that is null is left for the catalogue to report. */
    private static int flag(@Nullable When when) {
        return when == null || when.occasion() == null ? NONE : flag(when.occasion());
    }

    static int flag(Stat stat) {
        return 1 << stat.ordinal();
    }

    static int flag(HappeningKind kind) {
        return 1 << FIRST_HAPPENING + kind.ordinal();
    }

    /** Whether a passive ability changes that stat of some Character. */
    public static boolean change(int flags, Stat stat) {
        return (flags & flag(stat)) != 0;
    }

    /** Whether a passive ability makes cards cost less. */
    public static boolean discount(int flags) {
        return (flags & DISCOUNT) != 0;
    }

    /** Whether a passive ability says something about the Character itself: a keyword, a status, an Immunity, prevention. */
    public static boolean describe(int flags) {
        return (flags & STATEMENT) != 0;
    }

    /** Whether an ability waits for such an event. */
    public static boolean wait(int flags, HappeningKind kind) {
        return (flags & flag(kind)) != 0;
    }

    /** Whether an ability waits for no event, so that a player may use it in the Action Phase. */
    public static boolean act(int flags) {
        return (flags & ACT) != 0;
    }

    /** Whether an ability may be used in response and on other players' turns. */
    public static boolean answer(int flags) {
        return (flags & ANSWER) != 0;
    }

    /** Whether there is a face-down card. */
    public static boolean secret(int flags) {
        return (flags & SECRET) != 0;
    }
}
