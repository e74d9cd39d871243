package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.function.Function;

/** A sentence with the names of facts in braces, each with its type unless it is a text: {@code {card} costs {cost:number}}. */
record Template(String text) {
    private static final String CARD = ":card";

    /** The facts that the sentence mentions, in the order in which it first mentions them. */
    Seq<Fact> facts(Seq<Object> values) {
        Seq<String> names = names();
        if (names.size() != values.size()) {
            throw new IllegalStateException(values.size() + " values for " + names.mkString(", ") + ": " + text);
        }
        return names.zipWith(values, this::fact);
    }

    private Fact fact(String declared, Object value) {
        int colon = declared.indexOf(':');
        String name = colon < 0 ? declared : declared.substring(0, colon);
        Fact.Type type = colon < 0
                ? Fact.Type.TEXT
                : Fact.Type.valueOf(declared.substring(colon + 1).toUpperCase(Locale.ROOT));
        Object told = type == Fact.Type.TEXT ? String.valueOf(value) : value;
        if (!type.fits(told)) {
            throw new IllegalStateException("{" + declared + "} is a "
                    + value.getClass().getSimpleName() + ", not of type " + type + ": " + text);
        }
        return new Fact(name, type, told);
    }

    /** Whether the sentence says that a fact is a card. */
    boolean namesCard(int fact) {
        return names().drop(fact).headOption().exists(declared -> declared.endsWith(CARD));
    }

    /** The names of the facts, each with its type, in the order in which the sentence first mentions them. */
    Seq<String> names() {
        Array<String> names = Array.empty();
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
            int close = text.indexOf('}', open);
            names = close < 0 ? names : names.append(text.substring(open + 1, close));
        }
        return names.distinct();
    }

    /** The sentence, with these words for its facts. */
    String filled(Seq<Object> values, Function<Fact, String> words) {
        Seq<Fact> facts = facts(values);
        Seq<String> names = names();
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            int fact = names.indexOf(text.substring(open + 1, close));
            sentence.append(text, from, open).append(words.apply(facts.get(fact)));
            from = close + 1;
        }
        return sentence.append(text, from, text.length()).toString();
    }
}
