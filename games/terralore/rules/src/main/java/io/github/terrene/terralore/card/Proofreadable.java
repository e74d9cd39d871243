package io.github.terrene.terralore.card;

/** A part of what a card says that can make no sense. */
public interface Proofreadable {
    /**
     * Tells a proofreader its parts, its numbers and where it can work, so that a {@link Catalogue} refuses cards on which it makes no
     * sense. By default nothing is checked.
     */
    default void proofread(Proofreader reader) {}
}
