package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Walks from what is to be said through all phrases for it, and finds what is missing, and what is too much. */
final class Gaps {
    private static final Set<String> DIGITS = Set.of("", "signed", "more", "less");

    private final Phrases phrases;
    private final Set<Visit> visited = new HashSet<>();
    private final Set<String> used = new HashSet<>();
    private final LinkedHashSet<ProductForm<?>> things = new LinkedHashSet<>();
    private final LinkedHashSet<String> thingVariants = new LinkedHashSet<>();
    private final Alike alike = new Alike();
    private boolean read; // whether what is walked through is read from texts, too
    private final ArrayList<Problem> problems = new ArrayList<>();

    Gaps(Phrases phrases) {
        this.phrases = phrases;
    }

    /** That values of a form are said in a variant. */
    private record Visit(Form<?> form, String place, String variant, Array<String> except) {}

    /** It must be there, and all that it needs. */
    void need(Need need) {
        read = need instanceof Need.Texts;
        if (need instanceof Need.Texts texts) {
            need(texts.form(), Named.NOTHING, "", texts.variant());
        } else if (need instanceof Need.Values values) {
            need(values.form(), Named.NOTHING, "", values.variant());
        } else if (need instanceof Need.Refusal refusal) {
            need(Reasons.SECTION + refusal.key(), refusal.facts());
        } else {
            need(((Need.Label) need).key(), Array.empty());
        }
    }

    /** Everything in a form must have a phrase. */
    void need(Form<?> form, Named names, String place, String variant) {
        need(form, names, place, variant, Array.empty());
    }

    /** The same without some constants: these are said otherwise. */
    private void need(Form<?> form, Named names, String place, String variant, Array<String> except) {
        if (visited.add(new Visit(form, place, variant, except))) {
            form.match(new Needed(names, place, variant, except));
        }
    }

    /** These phrases are used otherwise. */
    void use(String key) {
        used.add(key);
    }

    /** A phrase is needed; its slots are these facts. */
    void need(String key, Array<String> facts) {
        if (!phrases.all().containsKey(key)) {
            missing(key);
        }
        take(Array.of(key), "", Option.none(), facts);
    }

    Array<Problem> problems() {
        things.forEach(thing -> {
            thingVariants.forEach(variant -> need(thing, Named.NOTHING, "", variant));
            take(Array.of(thing.name()), WaysToSay.EXACT, Option.some(thing), Array.empty());
        });
        TreeSet<String> idle = TreeSet.ofAll(phrases.all().keySet()).removeAll(Array.ofAll(used));
        return Array.ofAll(problems)
                .appendAll(alike.problems())
                .appendAll(idle.toArray()
                        .map(key -> at(
                                phrases.all().get(key).get().head(),
                                Rejection.of("words/idle", "{key} is said nowhere", key))))
                .distinct();
    }

    private static Rejection noPhrase(String key) {
        return Rejection.of("words/no-phrase", "there is no phrase for {key}", key);
    }

    private void missing(String key) {
        problems.add(new Problem("the file", noPhrase(key)));
    }

    private static Problem at(Phrase phrase, Rejection why) {
        return new Problem("line " + phrase.line(), why);
    }

    /** All phrases under the first of these keys that has some. */
    private boolean take(Array<String> keys, String variant, Option<ProductForm<?>> whole, Array<String> facts) {
        return keys.map(key -> Phrases.key(key, variant))
                .find(phrases.all()::containsKey)
                .peek(key -> {
                    if (used.add(key) || whole.isDefined()) {
                        Array<Phrase> all = phrases.all().get(key).get();
                        all.forEach(phrase -> phrase(phrase, all.takeUntil(phrase::equals), whole, facts, keys.head()));
                    }
                })
                .isDefined();
    }

    private void phrase(
            Phrase phrase, Array<Phrase> before, Option<ProductForm<?>> whole, Array<String> facts, String key) {
        for (Phrase.Condition condition : phrase.conditions()) {
            condition(phrase, condition, whole, key);
        }
        slots(phrase.pattern()).forEach(slot -> slot(phrase, before, slot, whole, facts, key));
        terms(phrase.pattern()).forEach(term -> {
            if (!take(Array.of(term.name()), "", Option.none(), Array.empty())) {
                problems.add(new Problem("line " + phrase.line(), noPhrase(term.name())));
            }
        });
    }

    private void condition(Phrase phrase, Phrase.Condition condition, Option<ProductForm<?>> whole, String key) {
        boolean fits = path(whole, Array.of(condition.part().split("\\.")))
                .exists(part -> Constants.can(part.form(), condition.value()));
        if (!fits) {
            problems.add(at(
                    phrase,
                    Rejection.of(
                            "words/condition",
                            "{key} cannot have {part}={value}",
                            key,
                            condition.part(),
                            condition.value())));
        }
    }

    private void slot(
            Phrase phrase,
            Array<Phrase> before,
            Item.Slot slot,
            Option<ProductForm<?>> whole,
            Array<String> facts,
            String key) {
        if (slot.whole()) {
            whole.filter(product -> !take(Array.of(key, product.name()), slot.variant(), whole, Array.empty()))
                    .forEach(product -> missing(Phrases.key(product.name(), slot.variant())));
        } else if (!facts.contains(slot.path().head())) {
            path(whole, slot.path())
                    .peek(part -> {
                        if (slot.side().isEmpty()) {
                            need(part.form(), part.names(), part.place(), slot.variant(), said(before, phrase, slot));
                        } else {
                            thingVariants.add(slot.variant());
                        }
                    })
                    .onEmpty(() -> problems.add(at(
                            phrase,
                            Rejection.of(
                                    "words/no-part",
                                    "{part} is no part of {key}",
                                    slot.path().mkString("."),
                                    key))));
        }
    }

    /** The constants of a part for which there are phrases before. */
    private static Array<String> said(Array<Phrase> before, Phrase phrase, Item.Slot slot) {
        return before.map(Phrase::conditions)
                .appendAll(Array.of(phrase.conditions()))
                .filter(all ->
                        all.size() == 1 && all.head().part().equals(slot.path().mkString(".")))
                .reject(phrase.conditions()::equals)
                .map(all -> all.head().value());
    }

    /** The part at the end of a path. */
    private static Option<Sought> path(Option<ProductForm<?>> whole, Array<String> path) {
        Option<Sought> there = whole.map(Sought::of);
        for (String name : path) {
            there = there.flatMap(each -> present(each).part(Array.of(name)));
        }
        return there;
    }

    private static Sought present(Sought part) {
        return part.form() instanceof OptionForm option ? part.as(option.element()) : part;
    }

    private static Array<Item.Slot> slots(Pattern pattern) {
        return all(pattern).filter(Item.Slot.class::isInstance).map(Item.Slot.class::cast);
    }

    private static Array<Item.Term> terms(Pattern pattern) {
        return all(pattern).filter(Item.Term.class::isInstance).map(Item.Term.class::cast);
    }

    private static Array<Item> all(Pattern pattern) {
        return pattern.items()
                .flatMap(item -> Array.of(item).appendAll(item.patterns().flatMap(Gaps::all)));
    }

    /** What a value of a form needs. */
    private final class Needed implements Form.Cases<Boolean> {
        private final Named names;
        private final String place;
        private final String variant;
        private final Array<String> except;

        Needed(Named names, String place, String variant, Array<String> except) {
            this.except = except;
            this.names = names;
            this.place = place;
            this.variant = variant;
        }

        private boolean any(Array<String> keys, Option<ProductForm<?>> whole) {
            if (!take(keys, variant, whole, Array.empty())) {
                missing(Phrases.key(keys.head(), variant));
            }
            return true;
        }

        private boolean perhaps(String key) {
            return take(Array.of(key), variant, Option.none(), Array.empty());
        }

        @Override
        public Boolean text() {
            Array.ofAll(phrases.all().keySet())
                    .filter(key -> !place.isEmpty() && key.startsWith(place + "."))
                    .forEach(Gaps.this::use);
            return perhaps(names == Named.CARD ? "Card.KNOWN" : place);
        }

        @Override
        public Boolean whole(WholeForm form) {
            phrases.numbers(variant).forEach(number -> perhaps(Wording.NUMBER + "." + number));
            return names == Named.IN_PLAY && (thingVariants.add(variant) || true)
                    || DIGITS.contains(variant) && !perhaps(Wording.NUMBER)
                    || any(Array.of(Wording.NUMBER), Option.none());
        }

        @Override
        public Boolean truth() {
            return perhaps(place + ".true") | perhaps(place + ".false");
        }

        @Override
        public Boolean names(NamesForm<?> form) {
            form.names().forEach(name -> compare(form.noun(), Array.of(form.noun() + "." + name)));
            form.names()
                    .reject(except::contains)
                    .forEach(name -> any(Array.of(form.noun() + "." + name, form.noun()), Option.none()));
            return true;
        }

        @Override
        public Boolean scalar(ScalarForm<?> form) {
            if (InPlay.isCard(form)) {
                need(Hidden.NUMBERS, Named.NOTHING, "", Hidden.VARIANT);
                perhaps("Card.KNOWN");
            } else if (form.type() == Seat.class) {
                Players.KEYS.forEach(key -> any(Array.of(key, Players.ALL), Option.none()));
            }
            return true;
        }

        @Override
        public Boolean list(ListForm<?> form) {
            need(form.element(), names, place, variant, except);
            return true;
        }

        @Override
        public Boolean map(MapForm form) {
            return true;
        }

        @Override
        public Boolean option(OptionForm form) {
            need(form.element(), names, place, variant, except);
            return true;
        }

        @Override
        public Boolean product(ProductForm<?> form) {
            InPlay.number(form).forEach(number -> things.add(form));
            return any(Array.of(form.name()), Option.some(form));
        }

        @Override
        public Boolean sum(SumForm<?> form) {
            form.members().forEach(member -> member(form, member));
            return true;
        }

        /** Remembers how one of several values is said that can stand in the same place. */
        private void compare(String place, Array<String> keys) {
            if (read) {
                phrases.of(keys, variant)
                        .forEach(phrase -> alike.add(Phrases.key(place, variant), keys.head(), phrase));
            }
        }

        private void member(SumForm<?> form, Member member) {
            if (member.form() instanceof ProductForm<?> product) {
                compare(form.name(), Array.of(form.name() + "." + member.name(), member.name()));
                any(Array.of(form.name() + "." + member.name(), member.name(), form.name()), Option.some(product));
            } else {
                need(member.form(), names, place, variant);
            }
        }

        @Override
        public Boolean written(WrittenAs<?, ?> form) {
            need(form.form(), names, place, variant);
            return true;
        }
    }
}
