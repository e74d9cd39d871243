package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;

/**
 * One line of a language file.
 *
 * @param line its number
 * @param conditions what the parts of a value must be, so that it is said so
 * @param features what the phrase is, or must be
 * @param marks how it is told among others
 * @param pattern what is said
 * @param agreeing the slots with which others agree
 * @param away the parts that are said within others
 */
record Phrase(
        int line,
        Array<Condition> conditions,
        int features,
        Array<String> marks,
        Pattern pattern,
        Array<String> agreeing,
        Array<String> away) {
    /** What happens several times in a row is said once: the name of the part that differs follows. */
    static final String TOGETHER = "together=";

    /** An event has others as a part, which are told after it: the name of that part follows. */
    static final String THEN = "then=";

    /** Whether it is said on no condition. */
    boolean always() {
        return conditions.isEmpty();
    }

    /** The same, which has these features where it has none. */
    Phrase otherwise(int usual) {
        return new Phrase(line, conditions, Features.otherwise(features, usual), marks, pattern, agreeing, away);
    }

    /** Whether it says all these parts, itself or in a phrase for the same value. */
    boolean saysAll(Array<String> parts) {
        Array<Item.Slot> slots = pattern.slots();
        return slots.exists(Item.Slot::whole)
                || parts.removeAll(conditions.map(Condition::part))
                        .removeAll(away)
                        .removeAll(slots.map(slot -> slot.path().head()))
                        .isEmpty();
    }

    /** Whether both say the same in the same cases. */
    boolean saysTheSame(Phrase other) {
        return conditions.equals(other.conditions) && pattern.equals(other.pattern);
    }

    /**
     * That a part is a certain value.
     *
     * @param part its name
     * @param value the name of a constant, of a member, a number, {@code true}, {@code false}, {@code none}, or {@code empty}
     */
    record Condition(String part, String value) {
        /** Whether it is a part of a value around the one that is said. */
        boolean around() {
            return part.startsWith(PatternParser.AROUND);
        }

        /** The name of the part alone. */
        String name() {
            return around() ? part.substring(PatternParser.AROUND.length()) : part;
        }
    }
}
