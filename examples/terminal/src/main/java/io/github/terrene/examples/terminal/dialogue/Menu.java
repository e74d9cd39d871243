package io.github.terrene.examples.terminal.dialogue;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The labels of choices, put together where two in a row about the same card, or three about any, differ in a few words only: "Move Oar
 * Hand (front 0) to …".
 *
 * @param labels in the order of the choices
 * @param cards the cards that they are about
 */
record Menu(Seq<String> labels, Seq<Option<String>> cards) {
    private static final int FEWEST = 3;
    private static final int MOST_WORDS = 3;

    /**
     * Choices that are shown together.
     *
     * @param first the place of the first of them
     * @param label what they have in common, with an ellipsis where they differ; of a single one its label
     * @param different the words in which each differs; empty for a single one
     */
    record Group(int first, String label, Array<String> different) {
        int size() {
            return Math.max(1, different.size());
        }

        /** The one card that all of them are about. */
        Option<String> card(Seq<Option<String>> cards) {
            Seq<Option<String>> own = cards.slice(first, first + size()).distinct();
            return own.size() == 1 ? own.head() : Option.none();
        }
    }

    /** All choices, in groups. */
    Array<Group> groups() {
        Array<Array<String>> words = labels.toArray().map(label -> Array.of(label.split(" ")));
        Array<Group> groups = Array.empty();
        for (int at = 0; at < words.size(); at += groups.last().size()) {
            groups = groups.append(from(words, at));
        }
        return groups;
    }

    private Group from(Array<Array<String>> words, int first) {
        int size = 1;
        while (first + size < words.size() && alike(words.subSequence(first, first + size + 1))) {
            size++;
        }
        Array<Array<String>> all = words.subSequence(first, first + size);
        boolean same = cards.slice(first, first + size).distinct().size() == 1;
        int fewest = same ? FEWEST - 1 : FEWEST;
        return size < fewest ? new Group(first, all.head().mkString(" "), Array.empty()) : group(first, all);
    }

    private static Group group(int first, Array<Array<String>> all) {
        int begin = common(all);
        int end = common(all.map(each -> each.drop(begin).reverse()));
        String label = all.head()
                .take(begin)
                .append("…")
                .appendAll(all.head().takeRight(end))
                .mkString(" ");
        return new Group(
                first, label, all.map(each -> each.drop(begin).dropRight(end).mkString(" ")));
    }

    private static boolean alike(Array<Array<String>> all) {
        int begin = common(all);
        int end = common(all.map(each -> each.drop(begin).reverse()));
        return begin > 0
                && begin + end >= MOST_WORDS
                && all.forAll(each -> each.size() - begin - end <= MOST_WORDS && each.size() > begin + end);
    }

    /** How many words all have in common at their beginning. */
    private static int common(Array<Array<String>> all) {
        int shortest = all.map(Array::size).min().get();
        int common = 0;
        while (common < shortest && sameAt(all, common)) {
            common++;
        }
        return common;
    }

    private static boolean sameAt(Array<Array<String>> all, int place) {
        return all.forAll(each -> each.get(place).equals(all.head().get(place)));
    }
}
