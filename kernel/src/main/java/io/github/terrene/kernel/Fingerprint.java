package io.github.terrene.kernel;

import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;

/**
 * A short mark of a canonical text, by which two states can be compared without having both: replays carry one for each step.
 *
 * <p>The hash is FNV-1a with 64 bits (Fowler, Noll, Vo) over the text in UTF-8: starting with {@code 0xCBF29CE484222325}, each
 * byte is first combined by exclusive or, then the whole is multiplied by {@code 0x100000001B3}, without regard to what
 * overflows. It guards against drift, not against forgery.
 *
 * <p>The fingerprint of a state is as secret as the state. It tells whether a sealed choice is made, and who can guess a deck, a hand or a
 * seed can try whether the guess is right. Give it to nobody who plays before the game is over.
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

    /** The fingerprint of a state: of its {@linkplain Notation#writePosition position} as its game writes it. */
    public static <S> Fingerprint of(Rules<?, S, ?, ?, ?> rules, S state) {
        return of(rules.notation().writePosition(state));
    }

    /**
     * The fingerprint of a beginning: of the seed as a decimal number, the configuration and the first {@linkplain
     * Notation#writePosition position} as their game writes them, three lines with a line feed between. So it also covers what a configuration says for later, or for people.
     */
    public static <C, S> Fingerprint ofStart(Rules<C, S, ?, ?, ?> rules, C config, long seed, S start) {
        Notation<C, S, ?> notation = rules.notation();
        return of(seed + "\n" + notation.writeConfig(config) + "\n" + notation.writePosition(start));
    }

    /** The fingerprint that is written so; a problem if the text is anything but 16 digits from 0 to 9 and a to f. */
    public static Either<Problem, Fingerprint> parse(String text) {
        if (text.length() != DIGITS || !text.chars().allMatch(Fingerprint::isDigit)) {
            return Either.left(Problem.at("fingerprint", "16 digits from 0 to 9 and a to f are expected"));
        }
        return Either.right(new Fingerprint(Long.parseUnsignedLong(text, 16)));
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
