package io.github.terrene.hobe.effect;

/** Numbers with their sign. */
final class Signed {
    private Signed() {}

    static String of(int number) {
        return (number < 0 ? "\u2212" : "+") + Math.abs(number);
    }
}
