package io.github.terrene.odyssey.trait;

/** Something printed that has a name, so that an effect can refer to it without depending on the types of cards. */
public interface Printed {
    /** The stable key, unique in a catalogue: lower-case words joined by hyphens. */
    String id();

    /** The name as printed. */
    String name();
}
