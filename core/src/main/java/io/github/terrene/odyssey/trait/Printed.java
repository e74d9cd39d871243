package io.github.terrene.odyssey.trait;

/** Something printed that has a name, so that a text can name it without depending on the types of cards. */
public interface Printed {
    /** The id of the card, unique in a catalogue: lower-case words joined by hyphens. */
    String id();

    /** The name as printed. */
    String name();
}
