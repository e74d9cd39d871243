package io.github.terrene.kernel.word;

/** A part of what is printed on a card. The language files put it into words. */
public interface Text {
    /**
     * Tells a proof where it makes sense, so that a catalogue refuses cards on which it makes none. The parts of a text are proofread by
     * themselves.
     */
    default void proofread(Proof proof) {}

    /** What a text is called where its language is not known: in words, such as "borne only by". */
    static String inWords(Text text) {
        StringBuilder words = new StringBuilder();
        for (char c : text.getClass().getSimpleName().toCharArray()) {
            boolean begins = Character.isUpperCase(c);
            words.append(begins && words.length() > 0 ? " " : "").append(Character.toLowerCase(c));
        }
        return words.toString();
    }
}
