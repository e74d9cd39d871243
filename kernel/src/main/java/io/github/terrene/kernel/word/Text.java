package io.github.terrene.kernel.word;

/** A part of what is printed on a card. The language files put it into words. */
public interface Text {
    /**
     * Tells a proof where it makes sense, so that a catalogue refuses cards on which it makes none. The parts of a text are proofread by
     * themselves.
     */
    default void proofread(Proof proof) {}
}
