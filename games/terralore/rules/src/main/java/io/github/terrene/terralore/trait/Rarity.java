package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/** How rare a card is. It means nothing in play or in deck building. */
@Rule("TL-1.5")
public enum Rarity {
    /** The most common. */
    COMMON,
    /** Less common. */
    UNCOMMON,
    /** Rare. */
    RARE,
    /** Very rare. */
    EPIC,
    /** The rarest. */
    LEGENDARY
}
