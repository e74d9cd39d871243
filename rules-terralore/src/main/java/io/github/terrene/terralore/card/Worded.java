package io.github.terrene.terralore.card;

/** Something that a card says, from which its text is made: what it does, to which Creatures, how much, when. */
public interface Worded {
    /** Its words, without an initial capital and a full stop. */
    String say();

    /**
     * Tells a proofreader its numbers and where it can work, so that a {@link Catalogue} refuses cards on which it makes no sense. By
     * default nothing is checked.
     */
    default void proofread(Proofreader reader) {}
}
