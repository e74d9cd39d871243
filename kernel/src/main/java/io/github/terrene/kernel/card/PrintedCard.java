package io.github.terrene.kernel.card;

/** A card of a game, as it is printed. */
public interface PrintedCard {
    /** Its name in texts for programs, of which each card has another one: see {@link CardId}. */
    String id();

    /** Everything that is printed on it, as one text. If this differs, the card has changed. */
    String face();
}
