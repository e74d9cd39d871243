package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.vavr.collection.Array;

/**
 * What the rules ask again and again about everything that a player has in play, worked out once for each version of a side and kept as one
 * number: in its lower half the {@linkplain AbilityFlags flags}, in its upper half the supply, in its last bit whether somebody has damage.
 */
@Rule({"TO-7.1", "TO-6.7"})
final class PartySummary {
    private static final long WOUNDED = 1L << 63;

    private PartySummary() {}

    static long of(Side side) {
        int flags = side.terrains().isEmpty()
                ? AbilityFlags.NONE
                : side.activeTerrain().card().abilityFlags();
        int supply = 0;
        long wounded = 0;
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            flags |= member.abilityFlags();
            supply += member.plainSupply();
            wounded |= member.wounded() ? WOUNDED : 0;
        }
        return wounded | (long) supply << 32 | flags & 0xFFFF_FFFFL;
    }

    /** What the abilities of the recruited Characters, the cards they hold and the active Terrain can do at all. */
    static int abilityFlags(long summary) {
        return (int) summary;
    }

    /** The supply that the Characters take while no ability changes SP. */
    static int plainSupply(long summary) {
        return (int) ((summary & ~WOUNDED) >>> 32);
    }

    /** Whether a recruited Character has damage. */
    static boolean wounded(long summary) {
        return summary < 0;
    }
}
