package io.github.terrene.kernel;

/** SipHash-2-4 of eight bytes (Aumasson, Bernstein 2012): no number of hashes tells anything about the key. */
final class SipHash {
    private static final long LENGTH = 8L << 56;

    private long v0;
    private long v1;
    private long v2;
    private long v3;

    private SipHash(long key, long otherKey) {
        v0 = key ^ 0x736F6D6570736575L;
        v1 = otherKey ^ 0x646F72616E646F6DL;
        v2 = key ^ 0x6C7967656E657261L;
        v3 = otherKey ^ 0x7465646279746573L;
    }

    /**
     * The hash.
     *
     * @param key the first eight bytes of the key, the lowest first
     * @param otherKey the last eight bytes of it
     * @param message eight bytes, the lowest first
     */
    static long of(long key, long otherKey, long message) {
        SipHash hash = new SipHash(key, otherKey);
        hash.absorb(message);
        hash.absorb(LENGTH);
        hash.v2 ^= 0xFF;
        hash.rounds(4);
        return hash.v0 ^ hash.v1 ^ hash.v2 ^ hash.v3;
    }

    private void absorb(long word) {
        v3 ^= word;
        rounds(2);
        v0 ^= word;
    }

    private void rounds(int number) {
        for (int i = 0; i < number; i++) {
            v0 += v1;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v0 = Long.rotateLeft(v0, 32);
            v2 += v3;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 += v3;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 += v1;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v2 = Long.rotateLeft(v2, 32);
        }
    }
}
