package io.github.terrene.table.wire;

import java.nio.charset.StandardCharsets;

/** SHA-256, as FIPS 180-4 defines it: browsers have it only for programs that wait for it. */
final class Sha256 {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int WORDS = 8;
    private static final int LENGTH = 8;

    private static final int[] ROOTS = new int[ROUNDS];
    private static final int[] BEGINNING = new int[WORDS];

    static {
        int found = 0;
        for (int prime = 2; found < ROUNDS; prime++) {
            if (isPrime(prime)) {
                if (found < WORDS) {
                    BEGINNING[found] = fraction(Math.sqrt(prime));
                }
                ROOTS[found++] = fraction(Math.cbrt(prime));
            }
        }
    }

    private final int[] state = BEGINNING.clone();

    private Sha256() {}

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    /** The first 32 bits behind the point. */
    private static int fraction(double number) {
        return (int) (long) ((number - Math.floor(number)) * (1L << 32));
    }

    /** The hash of a text in UTF-8, as 64 hexadecimal digits. */
    static String of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] padded = new byte[(bytes.length + LENGTH) / BLOCK * BLOCK + BLOCK];
        System.arraycopy(bytes, 0, padded, 0, bytes.length);
        padded[bytes.length] = (byte) 0x80;
        long bits = 8L * bytes.length;
        for (int i = 0; i < LENGTH; i++) {
            padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
        }
        Sha256 hash = new Sha256();
        for (int block = 0; block < padded.length; block += BLOCK) {
            hash.mix(padded, block);
        }
        return hash.hex();
    }

    private void mix(byte[] from, int block) {
        int[] words = words(from, block);
        int[] all = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int e = all[4];
            int a = all[0];
            int more = all[7]
                    + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25))
                    + (e & all[5] ^ ~e & all[6])
                    + ROOTS[i]
                    + words[i];
            int other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & all[1] ^ a & all[2] ^ all[1] & all[2]);
            System.arraycopy(all, 0, all, 1, WORDS - 1);
            all[4] += more;
            all[0] = more + other;
        }
        for (int i = 0; i < WORDS; i++) {
            state[i] += all[i];
        }
    }

    private static int[] words(byte[] from, int block) {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < BLOCK; i++) {
            words[i / 4] = words[i / 4] << 8 | from[block + i] & 0xff;
        }
        for (int i = 16; i < ROUNDS; i++) {
            int near = words[i - 2];
            int far = words[i - 15];
            words[i] = words[i - 16]
                    + words[i - 7]
                    + (turned(far, 7) ^ turned(far, 18) ^ far >>> 3)
                    + (turned(near, 17) ^ turned(near, 19) ^ near >>> 10);
        }
        return words;
    }

    private static int turned(int word, int by) {
        return Integer.rotateRight(word, by);
    }

    private String hex() {
        StringBuilder hex = new StringBuilder();
        for (int word : state) {
            String digits = Integer.toHexString(word);
            hex.append("00000000".substring(digits.length())).append(digits);
        }
        return hex.toString();
    }
}
