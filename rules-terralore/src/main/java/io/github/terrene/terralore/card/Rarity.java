package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/** How rare a card is. Means nothing in play or in deck building. */
@Rule("TL-1.5")
public enum Rarity {
    /** The most frequent. */
    COMMON,
    /** Less frequent. */
    UNCOMMON,
    /** Rare. */
    RARE,
    /** Very rare. */
    EPIC,
    /** The rarest. */
    LEGENDARY
}
