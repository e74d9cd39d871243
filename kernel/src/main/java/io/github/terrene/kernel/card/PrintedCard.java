package io.github.terrene.kernel.card;

/** A card of a game, as it is printed. */
public interface PrintedCard {
    /** Its unique name in texts for programs: see {@link CardId}. */
    String id();

    /** Everything that is printed on it, as one text. If this differs, the card has changed. */
    String face();
}
