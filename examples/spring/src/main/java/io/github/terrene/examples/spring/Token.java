package io.github.terrene.examples.spring;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Who has it speaks for a seat. Only its hash is kept. */
record Token(String secret) {
    static Token by(SecureRandom chance) {
        byte[] bytes = new byte[32];
        chance.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** Of the header "Authorization: Bearer SECRET". */
    static Token of(String authorization) {
        return new Token(authorization.replaceFirst("^Bearer ", ""));
    }

    String hash() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public String toString() {
        return "Token";
    }
}
