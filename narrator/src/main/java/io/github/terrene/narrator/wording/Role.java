package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import java.util.Locale;

/** The role of a sentence among others. The language file says it in brackets after the name of an event. */
public enum Role {
    /** The sentence continues what was told before. */
    GOES_ON,
    /** {@code (begins)}: something new begins; what was told before is complete. */
    BEGINS,
    /** {@code (heading)}: a part of the game begins, such as a turn. The sentence stands above what follows, and has no full stop. */
    HEADING,
    /** {@code (ends)}: the game has ended. */
    ENDS,
    /** {@code (aside)}: the sentence is only for those who want to hear everything. */
    ASIDE;

    /** The role that one of these words names; the usual one if none does. */
    static Role of(Array<String> marks) {
        return Array.of(values()).find(role -> marks.contains(role.word())).getOrElse(GOES_ON);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
