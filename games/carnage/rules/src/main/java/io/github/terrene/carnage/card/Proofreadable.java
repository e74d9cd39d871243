package io.github.terrene.carnage.card;

/** A part of a card's text. The language files put it into words. */
public interface Proofreadable {
    /** Tells a proofreader what makes no sense on its card. */
    default void proofread(Proofreader proof) {}
}
