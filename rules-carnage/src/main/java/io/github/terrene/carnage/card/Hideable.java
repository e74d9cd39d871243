package io.github.terrene.carnage.card;

/** A card that somebody may not know. */
public interface Hideable {
    /** Whether it stands for a card that the viewer does not know. */
    boolean unknown();
}
