package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A piece of a phrase. */
sealed interface Item {
    /** The patterns within it. */
    default Array<Pattern> patterns() {
        return Array.empty();
    }

    /** Words as they stand; spaces are put between words where they belong. */
    record Literal(String words) implements Item {}

    /** What follows begins with a capital. */
    record Capital() implements Item {}

    /** In a pattern within a slot: what the slot says. */
    record Inner() implements Item {}

    /** A part that is said within other parts, where these say it as a part of what stands around them. */
    record Away(String part) implements Item {}

    /**
     * A part of a value around the one that is said.
     *
     * @param part its name
     * @param slot how it is said
     */
    record Around(String part, Slot slot) implements Item {}

    /**
     * Something is mentioned.
     *
     * @param key what
     * @param looks whether it was mentioned elsewhere, and is not mentioned here
     * @param ways how it is said: by its name, and right after it was mentioned; or for the first time, once more, and right after
     */
    record Mention(String key, boolean looks, Array<Pattern> ways) implements Item {
        @Override
        public Array<Pattern> patterns() {
            return ways;
        }

        /** The place of the way to mention it once more. */
        int again() {
            return Math.max(0, ways.size() - 2);
        }

        /** What the way at that place says of it. */
        Note.How how(int way) {
            return way > 0 && way == ways.size() - 1
                    ? Note.How.LAST
                    : ways.size() < MOST_WAYS ? Note.How.NAMED : way == 0 ? Note.How.FIRST : Note.How.AGAIN;
        }

        /** Of a thing in play each is mentioned for itself. */
        Mention of(Scope scope) {
            return scope.number()
                    .map(number -> new Mention(key + THING + number, looks, ways))
                    .getOrElse(this);
        }

        /** Whether it is a thing in play, which is the same in all that is told. */
        static boolean lasts(String key) {
            return key.contains(THING);
        }

        private static final String THING = " #";

        /** How many ways there can be. */
        static final int MOST_WAYS = 3;
    }

    /** Words that depend on nothing but the features of the phrase around them, such as an ending. */
    record Term(String name) implements Item {}

    /**
     * One of several patterns, by a feature.
     *
     * @param slot the place of the slot that has it among those of the phrase that others agree with; -1 for the phrase itself
     * @param feature the place of the feature
     * @param patterns one for each value; what is beyond them has the last
     */
    record Alternates(int slot, int feature, Array<Pattern> patterns) implements Item {
        @Override
        public Array<Pattern> patterns() {
            return patterns;
        }

        Pattern of(int value) {
            return patterns.get(Math.min(value, patterns.size() - 1));
        }
    }

    /**
     * A part of what is said.
     *
     * @param path the names of the part, and of its part, and so on; empty for the whole
     * @param same the name of the part that must be equal, since both are said at once; usually an empty text
     * @param side the part that is the seat on whose side, or the list in which, the part is a place, if what lies there is meant; otherwise
     *     an empty text
     * @param variant how it is said, or an empty text
     * @param fixed features that it has here
     * @param shared features that it has in common with the phrase
     * @param there whether it is always there: some value, not an empty list
     * @param agreeing its place among the slots that others agree with, or -1
     * @param joints what stands between the elements of a list
     * @param each how each element of a list is said; none for as it is
     * @param present what is said if it is there: not none, not false, not 0, not an empty list; none for the part itself
     * @param absent what is said otherwise
     */
    record Slot(
            Array<String> path,
            String same,
            String side,
            String variant,
            int fixed,
            int shared,
            boolean there,
            int agreeing,
            Joints joints,
            Option<Pattern> each,
            Option<Pattern> present,
            Pattern absent)
            implements Item {
        @Override
        public Array<Pattern> patterns() {
            return each.toArray().appendAll(present).append(absent);
        }

        boolean whole() {
            return path.isEmpty();
        }

        /** The same in a variant. */
        Slot in(String other) {
            return new Slot(path, same, side, other, fixed, shared, there, agreeing, joints, each, present, absent);
        }

        /** The same, said with these patterns. */
        Slot with(Option<Pattern> element, Option<Pattern> given, Pattern otherwise) {
            return new Slot(
                    path, same, side, variant, fixed, shared, there, agreeing, joints, element, given, otherwise);
        }

        /** The same, not in case it is there, but as it is. */
        Slot plain() {
            return new Slot(
                    path,
                    same,
                    side,
                    variant,
                    fixed,
                    shared,
                    true,
                    agreeing,
                    joints,
                    each,
                    Option.none(),
                    Pattern.EMPTY);
        }
    }

    /**
     * What stands between the elements of a list.
     *
     * @param between most of them
     * @param last the last two
     * @param apart whether each of them begins where all of them begin
     */
    record Joints(Joint between, Joint last, boolean apart) {
        /** A comma. */
        static final Joints PLAIN = new Joints(new Joint(", ", false), new Joint(", ", false), false);

        /** What stands before the element at that place, unless it is the first. */
        Joint before(int place, int number) {
            return place == number - 1 ? last : between;
        }
    }

    /**
     * What stands between two elements.
     *
     * @param words what it says
     * @param capital whether the next element begins with a capital
     */
    record Joint(String words, boolean capital) {}
}
