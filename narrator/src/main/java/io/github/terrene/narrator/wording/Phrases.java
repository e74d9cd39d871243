package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;

/**
 * The lines of a language file.
 *
 * @param language its name, such as {@code en}
 * @param features in what its words agree
 * @param plurals which numbers are singular, plural, or whatever else the language has
 * @param changes words that are written otherwise before some letters
 * @param all the phrases by what they say: {@code BattleEffect.Damage}, {@code Whose.OWN/possessive}
 * @param words the words that stand in phrases, but for names of cards, in lower case, worked out when first needed
 * @param below what follows each place in the keys of all of them, worked out when first needed: {@code Damage} after {@code BattleEffect}
 */
record Phrases(
        String language,
        Features features,
        Plurals plurals,
        Changes changes,
        Map<String, Array<Phrase>> all,
        Lazy<Set<String>> words,
        Lazy<Map<String, Array<String>>> below) {
    /** What comes before the ids of cards in a language file. */
    static final String NAMES = "names";

    /** None. */
    static final Phrases NONE = new Phrases(
            "", new Features(Array.empty()), new Plurals(Array.empty()), Changes.NONE, LinkedHashMap.empty());

    Phrases(String language, Features features, Plurals plurals, Changes changes, Map<String, Array<Phrase>> all) {
        this(
                language,
                features,
                plurals,
                changes,
                all,
                Lazy.of(() -> TreeSet.ofAll(all.filterKeys(key -> !isName(key))
                        .values()
                        .flatMap(phrases -> phrases)
                        .flatMap(phrase -> words(phrase.pattern())))),
                Lazy.of(() -> below(all.keySet())));
    }

    private static Array<String> words(Pattern pattern) {
        return pattern.items()
                .flatMap(item -> item instanceof Item.Literal literal
                        ? FreeName.words(literal.words().toLowerCase(Locale.ROOT))
                        : item.patterns().flatMap(Phrases::words));
    }

    /** For each place that keys begin with, before a dot, what comes after it, in the order of the keys. */
    private static Map<String, Array<String>> below(Iterable<String> keys) {
        java.util.Map<String, ArrayList<String>> found = new HashMap<>();
        for (String key : keys) {
            for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
                found.computeIfAbsent(key.substring(0, dot), place -> new ArrayList<>())
                        .add(key.substring(dot + 1));
            }
        }
        return LinkedHashMap.ofAll(found).mapValues(Array::ofAll);
    }

    /** How a key with a variant is written. */
    static String key(String what, String variant) {
        return variant.isEmpty() ? what : what + "/" + variant;
    }

    /** The keys under which the phrases for a member of a family stand, the more special one first. */
    static Array<String> keys(SumForm<?> family, Member member) {
        return Array.of(family.name() + "." + member.name(), member.name(), family.name());
    }

    /** Whether it is the language in which the code speaks. */
    boolean inCode() {
        return language.equals("en");
    }

    /** Whether it is an ending: a part of the language, whatever a game says. */
    static boolean isEnding(String key) {
        return key.startsWith("-");
    }

    /** Whether it is the name of a card. */
    static boolean isName(String key) {
        return key.startsWith(NAMES + ".");
    }

    /** The phrases of the first of these keys that has some. */
    Array<Phrase> of(Array<String> keys, String variant) {
        for (int i = 0; i < keys.size(); i++) {
            Option<Array<Phrase>> found = all.get(key(keys.get(i), variant));
            if (found.isDefined()) {
                return found.get();
            }
        }
        return Array.empty();
    }

    /** The name of a card, with the features of all names where it has none of its own; none if the card is called as it is printed. */
    Array<Phrase> name(Known.Printed card) {
        int usual = of(Array.of(Wording.CARD), "")
                .headOption()
                .map(Phrase::features)
                .getOrElse(Features.OPEN);
        return of(names(card), "").map(phrase -> phrase.otherwise(usual));
    }

    /** The keys of the name of a card; prints of the same name share it. */
    Array<String> names(Known.Printed card) {
        return below.get().containsKey(NAMES)
                ? Array.of(NAMES + "." + card.id(), NAMES + "." + CardId.of(card.name()))
                : Array.empty();
    }

    /** The numbers that have a phrase of their own in a variant, in digits. */
    Array<String> numbers(String variant) {
        return under(Wording.NUMBER, variant);
    }

    /** What has a phrase of its own at a place in a variant: the words of a part, or numbers. */
    Array<String> under(String place, String variant) {
        String ending = variant.isEmpty() ? "" : "/" + variant;
        return below.get()
                .getOrElse(place, Array.empty())
                .filter(rest -> rest.endsWith(ending))
                .map(rest -> rest.substring(0, rest.length() - ending.length()))
                .reject(name -> name.contains("/"));
    }
}
