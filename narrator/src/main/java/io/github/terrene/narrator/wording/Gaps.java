package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Walks from what is to be said through all phrases for it, and finds what is missing, and what is too much. */
final class Gaps {
    private final Phrases phrases;
    private final Set<Visit> visited = new HashSet<>();
    private final Set<String> used = new HashSet<>();
    private final LinkedHashSet<ProductForm<?>> things = new LinkedHashSet<>();
    private final LinkedHashSet<String> thingVariants = new LinkedHashSet<>();
    private final Map<String, Around> around = new LinkedHashMap<>();
    private final ArrayList<Problem> problems = new ArrayList<>();
    private final Alike alike = new Alike();
    private Option<Form<?>> printed = Option.none(); // what is printed on a card
    private boolean found; // whether things in play are found in what is said
    private Option<String> read =
            Option.none(); // the variant of the texts that are walked through, if they are read, too

    Gaps(Phrases phrases) {
        this.phrases = phrases;
    }

    /** That values of a form are said in a variant. */
    private record Visit(Form<?> form, String place, String variant, Array<String> except) {}

    Phrases phrases() {
        return phrases;
    }

    /** All of this must be there, and all that it needs. */
    void need(Array<? extends Need> needs) {
        printed = needs.flatMap(Gaps::card).headOption();
        found = !needs.exists(Need.InPlay.class::isInstance);
        needs.forEach(this::need);
    }

    private static Option<Form<?>> card(Need need) {
        Form<?> form = need instanceof Need.Texts texts
                ? texts.form()
                : need instanceof Need.Values values ? values.form() : Hidden.NUMBERS;
        Option<Class<?>> type = form instanceof ProductForm<?> product
                ? Option.some(product.type())
                : Option.when(form instanceof SumForm<?>, () -> ((SumForm<?>) form).type());
        return type.filter(PrintedCard.class::isAssignableFrom).map(card -> form);
    }

    /** What is printed on a card; none if cards are not said. */
    Option<Form<?>> printed() {
        return printed;
    }

    private void need(Need need) {
        read = need instanceof Need.Texts texts ? Option.some(texts.variant()) : Option.none();
        if (need instanceof Need.Texts texts) {
            need(Sought.of(texts.form()), texts.variant(), Array.empty());
        } else if (need instanceof Need.Values values) {
            need(Sought.of(values.form()), values.variant(), Array.empty());
        } else if (need instanceof Need.InPlay thing) {
            things.add(thing.form());
        } else if (need instanceof Need.Refusal refusal) {
            needRefusal(refusal);
        } else if (need instanceof Need.Names names) {
            problems.addAll(NameGaps.in(phrases, names.cards()).toJavaList());
        } else if (need instanceof Need.Sentence sentence) {
            need(sentence.key(), sentence.facts());
        } else {
            need(((Need.Label) need).key(), Array.empty());
        }
    }

    /**
     * Every value that can be there must have a phrase.
     *
     * @param except constants that are said otherwise
     */
    void need(Sought sought, String variant, Array<String> except) {
        if (visited.add(new Visit(sought.form(), sought.place(), variant, except))) {
            sought.form().match(new Needed(this, sought, variant, except));
        }
    }

    /** A phrase is needed; its slots are these facts. */
    private void need(String key, Array<String> facts) {
        if (!take(Array.of(key), "", Option.none(), facts)) {
            missing(key);
        }
    }

    /** What the code says in English needs no phrase there, and must not have the same. */
    private void needRefusal(Need.Refusal refusal) {
        if (refusal.key().startsWith(Places.IN_TEXTS)) {
            Places.COUNTED.map(Places::key).forEach(label -> need(label, Array.empty()));
        }
        String key = Reasons.SECTION + refusal.key();
        boolean said = take(Array.of(key), "", Option.none(), refusal.facts());
        if (!said && !phrases.inCode()) {
            missing(key);
        }
        Option<Phrase> inCode = refusal.template().flatMap(template -> CodePhrase.of(template, phrases));
        if (!said) {
            inCode.toArray()
                    .flatMap(code -> code.pattern().all())
                    .filter(Item.Slot.class::isInstance)
                    .map(Item.Slot.class::cast)
                    .forEach(slot -> fact(slot.path().head(), slot.variant()));
        }
        inCode.flatMap(code -> phrases.of(Array.of(key), "").find(phrase -> phrase.saysTheSame(code)))
                .forEach(phrase ->
                        problem(phrase, Rejection.of("words/as-in-code", "{key} is what the code says anyway", key)));
    }

    /** Things in play may have this form. */
    void thing(ProductForm<?> form) {
        if (found) {
            things.add(form);
        }
    }

    /** Things in play are said in this variant. */
    void needThings(String variant) {
        thingVariants.add(variant);
    }

    /** A part of a product is said within its other parts. */
    void away(String name, Sought part) {
        around.computeIfAbsent(name, key -> new Around()).parts.add(part);
    }

    /**
     * A phrase speaks of a part of a value around what it says.
     *
     * @param look what is done with that part
     */
    void around(Phrase phrase, String name, Consumer<Sought> look) {
        Around there = around.computeIfAbsent(name, key -> new Around());
        there.phrases.add(phrase);
        there.looks.add(look);
    }

    /** A part that is said within other parts, and the phrases that say it. */
    private static final class Around {
        private final LinkedHashSet<Sought> parts = new LinkedHashSet<>();
        private final ArrayList<Phrase> phrases = new ArrayList<>();
        private final ArrayList<Consumer<Sought>> looks = new ArrayList<>();
    }

    /** What is said of them may mention others. */
    private void around() {
        int before = -1;
        while (before < looks()) {
            before = looks();
            for (Around each : Array.ofAll(around.values())) {
                Array.ofAll(each.looks).forEach(look -> Array.ofAll(each.parts).forEach(look));
            }
        }
        around.forEach((name, each) -> {
            if (each.parts.isEmpty()) {
                each.phrases.forEach(phrase -> problem(
                        phrase, Rejection.of("words/no-part-around", "{part} is no part of what stands around", name)));
            }
        });
    }

    private int looks() {
        return Array.ofAll(around.values())
                .map(each -> each.looks.size() * each.parts.size())
                .sum()
                .intValue();
    }

    /** A fact of a refusal: which texts it can be is known to the one who refuses, and in a variant it is a number. */
    void fact(String name, String variant) {
        phrases.under(name, "").forEach(text -> used.add(name + "." + text));
        if (!variant.isEmpty()) {
            need(Sought.of(Hidden.NUMBERS), variant, Array.empty());
        }
    }

    /** These phrases are used in a way that nobody can foresee. */
    void use(String key) {
        used.add(key);
    }

    /**
     * All phrases under the first of these keys that has some.
     *
     * @param whole the product whose parts their slots are
     * @param facts the names of other slots
     * @return whether there are some
     */
    boolean take(Array<String> keys, String variant, Option<ProductForm<?>> whole, Array<String> facts) {
        Option<String> found = keys.map(key -> Phrases.key(key, variant)).find(phrases.all()::containsKey);
        for (String key : found) {
            boolean first = used.add(key);
            Array<Phrase> all = phrases.all().get(key).get();
            for (Phrase phrase : first || whole.isDefined() ? all : Array.<Phrase>empty()) {
                new PhraseCheck(this, phrase, all.takeUntil(phrase::equals), whole, facts, keys.head()).check();
            }
        }
        return found.isDefined();
    }

    /**
     * How one of several values is said that can stand in the same place.
     *
     * @param parts its parts: a variant that leaves some of them to another one may be like that of another value
     */
    void compare(String place, Array<String> keys, String variant, Array<String> parts) {
        if (read.isDefined()) {
            phrases.of(keys, variant)
                    .filter(phrase -> variant.isEmpty() || phrase.saysAll(parts))
                    .forEach(phrase -> alike.add(Phrases.key(place, variant), keys.head(), phrase));
        }
    }

    /** Whoever reads a value must be told all of its parts; in a variant it may be half of them. */
    void complete(ProductForm<?> product, Array<String> keys, String variant) {
        if (read.exists(whole -> variant.isEmpty() || variant.equals(whole))) {
            for (Phrase phrase : phrases.of(keys, variant)) {
                new SaidParts(phrases, product)
                        .lacking(phrase)
                        .forEach(part -> problem(phrase, unsaid(part, keys.head())));
            }
        }
    }

    private static Rejection unsaid(String part, String key) {
        return Rejection.of("words/unsaid", "{part} of {key} is not said, so that nobody could read it", part, key);
    }

    void missing(String key) {
        problems.add(new Problem("the file", noPhrase(key)));
    }

    static Rejection noPhrase(String key) {
        return Rejection.of("words/no-phrase", "there is no phrase for {key}", key);
    }

    void problem(Phrase phrase, Rejection why) {
        problems.add(new Problem("line " + phrase.line(), why));
    }

    Array<Problem> problems() {
        things();
        around();
        Array<String> said =
                Array.ofAll(phrases.all().keySet()).reject(key -> Phrases.isEnding(key) || Phrases.isName(key));
        for (String key : TreeSet.ofAll(said).removeAll(Array.ofAll(used))) {
            problem(phrases.all().get(key).get().head(), Rejection.of("words/idle", "{key} is said nowhere", key));
        }
        return Array.ofAll(problems).appendAll(alike.problems()).distinct();
    }

    /** How many of the phrases are needed. */
    int said() {
        return phrases.all().keySet().count(used::contains);
    }

    /** What is said of things in play may mention others. */
    private void things() {
        int before = 0;
        while (before < things.size() * thingVariants.size()) {
            before = things.size() * thingVariants.size();
            for (ProductForm<?> thing : Array.ofAll(things)) {
                Array.ofAll(thingVariants).forEach(variant -> need(Sought.of(thing), variant, Array.empty()));
                take(Array.of(thing.name()), WaysToSay.EXACT, Option.some(thing), Array.empty());
            }
        }
    }
}
