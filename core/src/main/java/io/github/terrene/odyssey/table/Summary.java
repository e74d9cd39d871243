package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * What the rules ask again and again about a Character, and about everything that a player has in play. It is computed once for each version
 * and kept as one number: the lower half has the {@linkplain AbilityFlags flags}, above them is the supply, and the uppermost bits say what is
 * true of the Character, or of one of them.
 */
@Rule({"TO-7.1", "TO-6.7"})
final class Summary {
    private static final int SUPPLY = 32;
    private static final long WOUNDED = 1L << 63;
    private static final long LETHAL = 1L << 62;
    private static final long CHANGED = 1L << 61;
    private static final long SUPPLY_ONLY = CHANGED - (1L << SUPPLY);

    private Summary() {}

    static long of(Member member) {
        int flags = member.recruited() ? flagsRecruited(member) : AbilityFlags.NONE;
        long supply = member.recruited() ? member.plainSupplyRecruited() : 1;
        return damage(member)
                | (member.changes().isEmpty() ? 0 : CHANGED)
                | supply << SUPPLY
                | Integer.toUnsignedLong(flags);
    }

    /** The flags that a Character has while it is recruited. */
    static int flagsRecruited(Member member) {
        int printed = member.card().abilityFlags();
        return member.held().isEmpty() ? printed : printed | member.held().get().abilityFlags();
    }

    private static long damage(Member member) {
        if (member.hidden() || member.damage() == 0) {
            return 0;
        }
        int hp = Math.max(1, member.card().hp() + member.added(Stat.HP));
        return member.damage() < hp ? WOUNDED : WOUNDED | LETHAL;
    }

    /** The summary of everything in play on one side: its Characters, and the flags of its active Terrain. */
    static long of(Array<Member> members, int flags) {
        long any = Integer.toUnsignedLong(flags);
        long supply = 0;
        for (int i = 0; i < members.size(); i++) {
            long one = members.get(i).summary();
            any |= one;
            supply += one & SUPPLY_ONLY;
        }
        return any & ~SUPPLY_ONLY | supply;
    }

    /** The flags of all abilities. */
    static int abilityFlags(long summary) {
        return (int) summary;
    }

    /** The supply while no ability changes SP. */
    static int plainSupply(long summary) {
        return (int) ((summary & SUPPLY_ONLY) >>> SUPPLY);
    }

    /** Whether a recruited Character has damage. */
    static boolean wounded(long summary) {
        return (summary & WOUNDED) != 0;
    }

    /** Whether a recruited Character has as much damage as HP while no ability changes HP. */
    static boolean lethal(long summary) {
        return (summary & LETHAL) != 0;
    }

    /** Whether a Character has changes. */
    static boolean changed(long summary) {
        return (summary & CHANGED) != 0;
    }
}
