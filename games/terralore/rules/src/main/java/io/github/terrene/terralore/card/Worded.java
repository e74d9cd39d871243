package io.github.terrene.terralore.card;

/** Something that a card says, from which its text is made: what it does, to which Creatures, how much, when. */
public interface Worded extends Proofreadable {
    /** Its words, without an initial capital and a full stop. */
    String say();
}
