package io.github.terrene.carnage.card;

/** Something that is printed on a card. */
public interface Worded {
    /** Its words, as a part of a sentence; a full stop at its end is not printed. */
    String say();

    /** Notes what makes no sense on its card. */
    default void proofread(Proofreader proof) {}
}
