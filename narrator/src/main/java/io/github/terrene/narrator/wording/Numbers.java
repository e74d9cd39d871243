package io.github.terrene.narrator.wording;

import io.vavr.control.Option;

/** Numbers in digits. */
final class Numbers {
    private static final int MOST_DIGITS = 18;
    private static final String MINUS = "\u2212";
    private static final char HYPHEN = '-'; // which keyboards have

    private Numbers() {}

    /**
     * A number in a variant: with its {@code sign}; as {@code more}, if it is above 0, or {@code less}, if it is below, without its sign.
     *
     * @return none if the number cannot be written so
     */
    static Option<String> written(long number, String variant) {
        return switch (variant) {
            case "signed" -> Option.some((number < 0 ? MINUS : "+") + Math.abs(number));
            case "more" -> Option.when(number > 0, () -> Long.toString(number));
            case "less" -> Option.when(number < 0, () -> Long.toString(-number));
            default -> Option.some(number < 0 ? MINUS + -number : Long.toString(number));
        };
    }

    /**
     * A number that was read.
     *
     * @param value the number
     * @param to where it ends
     */
    record Number(long value, int to) {}

    /** The number in a variant that stands at a place. */
    static Option<Number> read(Letters letters, String variant, int at) {
        boolean signed = variant.equals("signed");
        boolean minus = letters.text().startsWith(MINUS, at)
                || at < letters.length() && Marks.alike(HYPHEN, letters.text().charAt(at));
        boolean sign = minus || signed && letters.text().startsWith("+", at);
        if (signed && !sign || minus && (variant.equals("more") || variant.equals("less"))) {
            return Option.none();
        }
        int from = sign ? at + 1 : at;
        int to = letters.digits(from);
        return Option.when(
                        to > from && to - from <= MOST_DIGITS,
                        () -> letters.text().substring(from, to))
                .map(Long::parseLong)
                .map(number -> new Number(minus || variant.equals("less") ? -number : number, to));
    }
}
