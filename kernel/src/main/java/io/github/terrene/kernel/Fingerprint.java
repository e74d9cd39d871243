package io.github.terrene.kernel;

import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;

/**
 * A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step.
 *
 * <p>The hash is FNV-1a with 64 bits (Fowler, Noll, Vo) over the text in UTF-8: starting with {@code 0xCBF29CE484222325}, it takes the
 * exclusive or with each byte, then multiplies by {@code 0x100000001B3}, ignoring overflow. It guards against drift, not against forgery.
 *
 * <p>The fingerprint of a state is as secret as the state. It tells whether a sealed choice has been made, and anyone who guesses a deck, a
 * hand or a seed can check the guess against it. Give it to no player before the game is over.
 *
 * @param bits the hash
 */
public record Fingerprint(long bits) {
    private static final long BASIS = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;
    private static final int DIGITS = 16;

    /** The fingerprint of a text. */
    public static Fingerprint of(String text) {
        long hash = BASIS;
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (each & 0xFF)) * PRIME;
        }
        return new Fingerprint(hash);
    }

    /** The fingerprint of a state, taken from its {@linkplain Notation#writePosition position} as the game writes it. */
    public static <S> Fingerprint of(Notation<?, S, ?> notation, S state) {
        return of(notation.writePosition(state));
    }

    /**
     * The fingerprint of the start of a game. It is taken from three lines separated by line feeds: the seed as a decimal number, then the
     * configuration and the first {@linkplain Notation#writePosition position} as the game writes them. So it also covers the parts of a
     * configuration that matter only later, or only to people.
     */
    public static <C, S> Fingerprint ofStart(Notation<C, S, ?> notation, C config, long seed, S start) {
        return of(seed + "\n" + notation.writeConfig(config) + "\n" + notation.writePosition(start));
    }

    /** Reads what {@link #toString} writes; a problem if the text is anything but 16 digits from 0 to 9 and a to f. */
    public static Either<Problem, Fingerprint> parse(String text) {
        if (text.length() != DIGITS || !text.chars().allMatch(Fingerprint::isDigit)) {
            return Either.left(
                    Problem.at("fingerprint", "text/no-fingerprint", "expected 16 digits from 0 to 9 and a to f"));
        }
        return Either.right(new Fingerprint(half(text, 0) << Integer.SIZE | half(text, DIGITS / 2)));
    }

    private static long half(String text, int from) {
        return Long.parseLong(text.substring(from, from + DIGITS / 2), 16);
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'f';
    }

    /** 16 hexadecimal digits, such as {@code 85944171f73967e8}. */
    @Override
    public String toString() {
        String hex = Long.toHexString(bits);
        return "0000000000000000".substring(hex.length()) + hex;
    }
}
