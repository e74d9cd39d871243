package io.github.terrene.carnage.card;

/** A part of a card's text. What it says stands in the language files. */
public interface Proofreadable {
    /** Notes what makes no sense on its card. */
    default void proofread(Proofreader proof) {}
}
