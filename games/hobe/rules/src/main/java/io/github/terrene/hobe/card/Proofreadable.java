package io.github.terrene.hobe.card;

/** Something that a card says, from which its text is made. */
public interface Worded {
    /** Its words, without an initial capital and a full stop. */
    String say();

    /** Tells a proofreader its numbers and where it can work, so that a {@link Catalogue} refuses cards on which it makes no sense. */
    default void proofread(Proofreader reader) {}
}
