package io.github.terrene.kernel.card;

/** A card of a game, as it is printed. */
public interface PrintedCard {
    /** The card's unique name in texts for programs: see {@link CardId}. */
    String id();
}
