package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** The Terrain that no set prints. It is not a constant of the Terrain class, so that classes of cards can be loaded in any order. */
@Rule("TO-4.23")
final class OpenField {
    static final TerrainCard CARD = TerrainCard.builder()
            .id("open-field")
            .name("Open Field")
            .abilities(Array.empty())
            .actions(3)
            .xpTree(Array.of(fiveMore(Stat.ATK, 0), fiveMore(Stat.HP, 5), fiveMore(Stat.ATK, 0), fiveMore(Stat.DEF, 0)))
            .build();

    private OpenField() {}

    private static Gain fiveMore(Stat stat, int heal) {
        return new Gain(Array.of(new Alteration.StatChange(stat, 5)), heal);
    }
}
