package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintTest {

    @ParameterizedTest
    @CsvSource({"'', cbf29ce484222325", "a, af63dc4c8601ec8c", "foobar, 85944171f73967e8"})
    void isThePublishedHashOfFowlerNollAndVo(String text, String hex) {
        assertThat(Fingerprint.of(text)).hasToString(hex);
        assertThat(Fingerprint.parse(hex).get()).isEqualTo(Fingerprint.of(text));
    }

    @Test
    void isTakenOverUtf8() {
        // the bytes C3 A9, and their text in a character set of one byte each
        long byHand = ((0xCBF29CE484222325L ^ 0xC3) * 0x100000001B3L ^ 0xA9) * 0x100000001B3L;
        assertThat(Fingerprint.of("é")).isEqualTo(new Fingerprint(byHand));
    }

    @Test
    void alwaysHasSixteenDigits() {
        assertThat(new Fingerprint(0x0AL)).hasToString("000000000000000a");
        assertThat(new Fingerprint(-1)).hasToString("ffffffffffffffff");
        assertThat(Fingerprint.parse("ffffffffffffffff").get()).isEqualTo(new Fingerprint(-1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "AF63DC4C8601EC8C",
                "af63dc4c8601ec8",
                "af63dc4c8601ec8cc",
                "+f63dc4c8601ec8c",
                "٣f63dc4c8601ec8c"
            })
    void refusesEverythingElse(String text) {
        assertThat(Fingerprint.parse(text).isLeft()).isTrue();
    }
}
