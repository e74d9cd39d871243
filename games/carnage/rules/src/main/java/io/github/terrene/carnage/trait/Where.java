package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Area;

/** Where cards are. */
@Rule({"CG-3.1", "CG-3.2", "CG-3.3"})
public enum Where implements Area {
    /** In play: Legends and Relics in the spearhead, Locations in the realm, Monsters in the nest. */
    DOMAIN,
    /** In the Pantheon. */
    PANTHEON,
    /** On the discard pile. */
    DISCARD_PILE,
    /** In a hand. */
    HAND
}
