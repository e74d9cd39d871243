package io.github.terrene.browser;

/** Numbers that JavaScript cannot hold, and so sends as texts. */
final class Numbers {
    private Numbers() {}

    /**
     * A seed.
     *
     * @throws Refusal if it is none
     */
    static long seed(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException none) {
            throw new Refusal("seed", "browser/seed", "a seed is a whole number of at most 64 bits");
        }
    }
}
