package io.github.terrene.kernel.card;

/** Syllables of Hangul, which Unicode has in the order of their letters: an initial consonant, a vowel, and perhaps a final consonant. */
final class Hangul {
    private static final int FIRST_SYLLABLE = 0xac00;
    private static final int FIRST = 0x1100;
    private static final int VOWEL = 0x1161;
    private static final int BEFORE_LAST = 0x11a7;
    private static final int FIRSTS = 19;
    private static final int VOWELS = 21;
    private static final int LASTS = 28;
    private static final int SYLLABLES = FIRSTS * VOWELS * LASTS;

    private Hangul() {}

    static boolean is(int character) {
        return character >= FIRST_SYLLABLE && character < FIRST_SYLLABLE + SYLLABLES;
    }

    /** A syllable and what it consists of. */
    static int[] apart(int syllable) {
        int place = syllable - FIRST_SYLLABLE;
        int last = place % LASTS;
        int first = FIRST + place / LASTS / VOWELS;
        int vowel = VOWEL + place / LASTS % VOWELS;
        return last == 0 ? new int[] {syllable, first, vowel} : new int[] {syllable, first, vowel, BEFORE_LAST + last};
    }

    /** A syllable of two parts, or -1 if they make none. */
    static int together(int one, int other) {
        int first = one - FIRST;
        int vowel = other - VOWEL;
        if (first >= 0 && first < FIRSTS && vowel >= 0 && vowel < VOWELS) {
            return FIRST_SYLLABLE + (first * VOWELS + vowel) * LASTS;
        }
        int last = other - BEFORE_LAST;
        boolean open = is(one) && (one - FIRST_SYLLABLE) % LASTS == 0;
        return open && last > 0 && last < LASTS ? one + last : -1;
    }
}
