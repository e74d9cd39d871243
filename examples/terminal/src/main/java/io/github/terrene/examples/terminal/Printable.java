package io.github.terrene.examples.terminal;

/** Foreign text, such as that of a damaged file, without characters that a terminal would obey. */
final class Printable {
    private Printable() {}

    static String of(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }
}
