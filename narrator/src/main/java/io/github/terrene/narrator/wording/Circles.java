package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * Finds phrases that say a value by saying the same value: they would never end.
 *
 * @param next by a name and a variant, which others of the same value are said in it
 */
record Circles(Map<String, Set<String>> next) {
    private static final String EXACT = "/" + WaysToSay.EXACT;

    static Array<Problem> in(Map<String, Array<Phrase>> phrases) {
        Map<String, Set<String>> next = HashMap.empty();
        for (Tuple2<String, Array<Phrase>> each : phrases) {
            String name = name(each._1);
            Set<String> said = HashSet.ofAll(each._2).flatMap(phrase -> said(name, phrase.pattern()));
            next = next.put(key(each._1), said, Set::addAll);
        }
        for (String exact : next.keySet().filter(key -> key.endsWith(EXACT))) {
            next = next.put(name(exact), HashSet.of(exact), Set::addAll);
        }
        Circles circles = new Circles(next);
        return phrases.toArray()
                .filter(each -> circles.returns(key(each._1)))
                .map(each -> new Problem(
                        "line " + each._2.head().line(),
                        Rejection.of("words/circle", "{key} is said by saying itself", each._1)));
    }

    /** {@code Damage} of {@code Effect.Damage/text}. */
    private static String name(String key) {
        String whole = key.split("/", 2)[0];
        return whole.substring(whole.lastIndexOf('.') + 1);
    }

    private static String key(String key) {
        int variant = key.indexOf('/');
        return variant < 0 ? name(key) : name(key) + key.substring(variant);
    }

    private static Set<String> said(String name, Pattern pattern) {
        return HashSet.ofAll(pattern.all()).flatMap(item -> said(name, item));
    }

    private static Option<String> said(String name, Item item) {
        if (item instanceof Item.Term term) {
            return Option.some(term.name());
        }
        return item instanceof Item.Slot slot && slot.whole()
                ? Option.some(Phrases.key(name, slot.variant()))
                : Option.none();
    }

    private boolean returns(String key) {
        Set<String> reached = HashSet.empty();
        Set<String> now = next.getOrElse(key, HashSet.empty());
        while (!now.isEmpty()) {
            reached = reached.addAll(now);
            now = now.flatMap(each -> next.getOrElse(each, HashSet.empty())).diff(reached);
        }
        return reached.contains(key);
    }
}
