package io.github.terrene.kernel.text;

/** Writes the parts of a canonical text: atoms, and the punctuation between them. */
final class Pen {
    static final int DEEPEST = 200;

    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean first;

    void open(char bracket) {
        if (++depth > DEEPEST) {
            throw new IllegalArgumentException("a value nested deeper than " + DEEPEST + " cannot be written");
        }
        text.append(bracket);
        first = true;
    }

    void close(char bracket) {
        depth--;
        first = false;
        text.append(bracket);
    }

    /** Writes the comma between two parts: nothing before the first one in a bracket. */
    void separate() {
        if (!first) {
            text.append(',');
        }
        first = false;
    }

    /** Writes punctuation as it is. */
    void plain(char mark) {
        text.append(mark);
    }

    /** Writes names as they are. */
    void plain(String part) {
        text.append(part);
    }

    /** Writes a text so that it cannot be mistaken for punctuation. */
    void atom(String atom) {
        if (Atom.isBare(atom)) {
            text.append(atom);
        } else {
            quote(atom);
        }
    }

    /** Writes a number, which needs no quotes. */
    void number(long number) {
        text.append(number);
    }

    String text() {
        if (text.length() > Canonical.LONGEST) {
            throw new IllegalArgumentException(
                    "a value longer than " + Canonical.LONGEST + " characters cannot be written");
        }
        return text.toString();
    }

    private void quote(String atom) {
        text.append('"');
        for (int i = 0; i < atom.length(); i++) {
            char c = atom.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < atom.length() && Character.isLowSurrogate(atom.charAt(i + 1))) {
                text.append(c).append(atom.charAt(++i));
            } else {
                quote(c);
            }
        }
        text.append('"');
    }

    private void quote(char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (isUnseen(c)) {
                    String hex = Integer.toHexString(c);
                    text.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    text.append(c);
                }
            }
        }
    }

    // fixed ranges rather than Character.getType, whose answers depend on the JDK's version of Unicode
    private static boolean isUnseen(char c) {
        return c < 0x20
                || c >= 0x7F && c < 0xA0
                || c >= 0x200B && c <= 0x200F
                || c >= 0x2028 && c <= 0x202E
                || c >= 0x2060 && c <= 0x206F
                || c == 0xFEFF
                || Character.isSurrogate(c);
    }
}
