package io.github.terrene.carnage.card;

/** A card that somebody may not know. */
public interface Hideable {
    /** Its name in texts for programs. */
    String id();

    /** Whether it stands for a card that the viewer does not know. */
    boolean unknown();
}
