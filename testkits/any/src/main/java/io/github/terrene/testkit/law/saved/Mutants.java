package io.github.terrene.testkit.law.saved;

import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.ArrayList;

/** Changes canonical texts at random places: what a damaged, hand-made or malicious file may say. */
final class Mutants {
    private static final int MOST_CHANGES = 3;
    private static final Array<String> NUMBERS =
            Array.of("0", "-1", "1", "2", "3", "7", "99", "999999999", "2147483647", "-2147483648");
    private static final Array<String> WORDS = Array.of("A", "B", "C", "D", "Z", "true", "false", "-", "[]", "unknown");

    private final Array<WrittenTree.Part> stock;

    private Mutants(Array<WrittenTree.Part> stock) {
        this.stock = stock;
    }

    /** Changes that may copy any part of these texts into another. */
    static Mutants of(Iterable<String> texts) {
        ArrayList<WrittenTree.Part> stock = new ArrayList<>();
        for (String text : texts) {
            WrittenTree tree = WrittenTree.of(text);
            tree.ways().forEach(way -> stock.add(tree.at(way)));
        }
        return new Mutants(Array.ofAll(stock));
    }

    /** The text with one or a few changes. */
    String of(String text, Dice dice) {
        WrittenTree tree = WrittenTree.of(text);
        for (int changes = 1 + dice.below(MOST_CHANGES); changes > 0; changes--) {
            List<Integer> way = dice.pick(tree.ways());
            String key = tree.at(way).key();
            tree = tree.changed(way, there -> changed(there, key, dice));
        }
        return tree.text();
    }

    private WrittenTree changed(WrittenTree there, String key, Dice dice) {
        if (dice.below(4) == 0) {
            return other(there, key, dice);
        }
        if (there.isAtom()) {
            return WrittenTree.atom(atom(there.head(), dice));
        }
        return there.isList() ? list(there, dice) : other(there, key, dice);
    }

    /** Something that stands elsewhere under the same name, or in brackets of the same kind. */
    private WrittenTree other(WrittenTree there, String key, Dice dice) {
        Array<WrittenTree> others = stock.filter(part -> key.isEmpty()
                        ? part.tree().close().equals(there.close())
                        : part.key().equals(key))
                .map(WrittenTree.Part::tree);
        return others.isEmpty() ? there : dice.pick(others);
    }

    private static String atom(String text, Dice dice) {
        if (!text.matches("-?[0-9]{1,9}")) {
            return dice.pick(WORDS);
        }
        return dice.below(2) == 0
                ? String.valueOf(Integer.parseInt(text) + (dice.below(2) == 0 ? 1 : -1))
                : dice.pick(NUMBERS);
    }

    private WrittenTree list(WrittenTree list, Dice dice) {
        Array<WrittenTree.Part> parts = list.parts();
        if (parts.isEmpty()) {
            return list.with(parts.append(dice.pick(stock)));
        }
        int one = dice.below(parts.size());
        int two = dice.below(parts.size());
        return list.with(
                switch (dice.below(6)) {
                    case 0 -> parts.removeAt(one);
                    case 1 -> parts.insert(two, parts.get(one));
                    case 2 -> parts.update(one, parts.get(two)).update(two, parts.get(one));
                    case 3 -> parts.update(one, parts.get(two));
                    case 4 -> parts.reverse();
                    default -> dice.below(2) == 0 ? Array.empty() : parts.take(one);
                });
    }
}
