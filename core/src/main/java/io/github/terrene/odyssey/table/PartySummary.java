package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.vavr.collection.Array;

/**
 * What the rules ask again and again about everything that a player has in play, computed once for each version of a side.
 *
 * @param abilityFlags what the abilities of the recruited Characters, the cards they hold and the active Terrain can do at all:
 *     {@link AbilityFlags}
 * @param plainSupply the supply that the Characters take while no ability changes SP
 * @param wounded whether a recruited Character has damage
 */
@Rule({"TO-7.1", "TO-6.7"})
public record PartySummary(int abilityFlags, int plainSupply, boolean wounded) {
    static PartySummary of(Side side) {
        int flags = side.terrains().isEmpty()
                ? AbilityFlags.NONE
                : side.activeTerrain().card().abilityFlags();
        int supply = 0;
        boolean wounded = false;
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            flags |= member.abilityFlags();
            supply += member.plainSupply();
            wounded |= member.wounded();
        }
        return new PartySummary(flags, supply, wounded);
    }
}
