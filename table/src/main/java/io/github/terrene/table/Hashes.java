package io.github.terrene.table;

/** Compares what is kept of tokens. */
final class Hashes {
    private Hashes() {}

    /** Whether they are equal; it takes as long if they are not. */
    static boolean same(String kept, String hash) {
        int difference = kept.length() ^ hash.length();
        for (int i = 0; i < Math.min(kept.length(), hash.length()); i++) {
            difference |= kept.charAt(i) ^ hash.charAt(i);
        }
        return difference == 0;
    }
}
