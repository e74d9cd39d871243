package io.github.terrene.examples.terminal.page;

/** Replaces characters that a terminal cannot show. */
final class Ascii {
    private static final String RICH = "─█░·•−–’“”│├┼→…ï";
    private static final String PLAIN = "-#.-*--'\"\"|++>~i";

    private Ascii() {}

    static String of(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int known = RICH.indexOf(c);
            if (c == '½') {
                plain.append(".5");
                i += text.startsWith("  ", i + 1) ? 1 : 0;
            } else {
                plain.append(c < 128 ? c : known < 0 ? '?' : PLAIN.charAt(known));
            }
        }
        return plain.toString();
    }
}
