package io.github.terrene.terralore.card;

/** Something that a card says, from which its text is made: what it does, whom it means, how much, when. */
public interface Worded {
    /** Its words, without a capital and a full stop. */
    String say();

    /**
     * Tells a proofreader its numbers and where it can work, so that a {@link Catalogue} refuses cards on which it makes no sense. What says
     * nothing here is refused nowhere.
     */
    default void proofread(Proofreader reader) {}
}
