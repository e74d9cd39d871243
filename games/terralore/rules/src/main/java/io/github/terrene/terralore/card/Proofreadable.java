package io.github.terrene.terralore.card;

/** A part of what a card says that can make no sense. */
public interface Proofreadable {
    /**
     * Tells a proofreader where it can work, so that a {@link Catalogue} refuses cards on which it makes no sense. By default nothing is
     * checked. What is missing, or out of its {@linkplain io.github.terrene.kernel.card.Bounded bounds}, and the parts that are proofreadable
     * themselves are seen to already.
     */
    default void proofread(Proofreader reader) {}
}
