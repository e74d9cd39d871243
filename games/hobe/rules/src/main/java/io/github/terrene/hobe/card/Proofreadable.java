package io.github.terrene.hobe.card;

/** A part of a card's text. The language files put it into words. */
public interface Proofreadable {
    /** Tells a proofreader where it can work, so that a {@link Catalogue} refuses cards on which it makes no sense. */
    default void proofread(Proofreader reader) {}
}
