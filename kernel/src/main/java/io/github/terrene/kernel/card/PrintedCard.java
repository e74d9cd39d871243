package io.github.terrene.kernel.card;

/** A card of a game, as it is printed. */
public interface PrintedCard {
    /** Its unique name in texts for programs: see {@link CardId}. */
    String id();
}
