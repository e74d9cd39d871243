package io.github.terrene.examples.server.machine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** What nobody can guess. */
final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TOKEN_BYTES = 32;
    private static final int ID_BYTES = 16;

    private Tokens() {}

    /** What a client shows to speak for a seat. */
    static String token() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(TOKEN_BYTES));
    }

    /** The name of a table. Whoever has it may watch, so it is not to be guessed either. */
    static String id() {
        return HexFormat.of().formatHex(bytes(ID_BYTES));
    }

    /** A seed. */
    static long seed() {
        return RANDOM.nextLong();
    }

    /** What is kept of a token: it opens nothing. A token is random, so its hash needs no salt. */
    static String hash(String token) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    private static byte[] bytes(int number) {
        byte[] bytes = new byte[number];
        RANDOM.nextBytes(bytes);
        return bytes;
    }
}
