package io.github.terrene.table.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Hashes that everybody else computes, too. */
class Sha256Test {
    private static final int MOST = 200;

    @Test
    void textsOfAllLengthsHaveTheHashThatTheJdkComputes() throws NoSuchAlgorithmException {
        for (int length = 0; length < MOST; length++) {
            String text = "aä€𝄞".repeat(length).substring(length);
            byte[] expected = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            assertThat(Sha256.of(text)).as(text).isEqualTo(HexFormat.of().formatHex(expected));
        }
    }

    @Test
    void theExampleOfTheStandardIsHashed() {
        assertThat(Sha256.of("abc")).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
