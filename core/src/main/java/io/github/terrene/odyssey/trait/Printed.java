package io.github.terrene.odyssey.trait;

/** A printed thing with a name: what an effect may speak of without knowing what a card is. */
public interface Printed {
    /** The stable key, unique in a catalogue: lower-case words joined by hyphens. */
    String id();

    /** The name as printed. */
    String name();
}
