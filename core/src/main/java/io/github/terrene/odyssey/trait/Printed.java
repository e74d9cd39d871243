package io.github.terrene.odyssey.trait;

/** A printed thing with a name, to which an effect may refer without knowing what a card is. */
public interface Printed {
    /** The stable key, unique in a catalogue: lower-case words joined by hyphens. */
    String id();

    /** The name as printed. */
    String name();
}
