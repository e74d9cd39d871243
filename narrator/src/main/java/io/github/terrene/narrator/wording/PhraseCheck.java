package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.Spelling;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Whether the slots and conditions of a phrase fit what it says.
 *
 * @param gaps where what is missing is collected
 * @param phrase the phrase
 * @param before the phrases under the same key that are tried first
 * @param whole the product whose parts its slots are; none for a word without parts
 * @param facts the names of other slots
 * @param key what it says
 */
record PhraseCheck(
        Gaps gaps, Phrase phrase, Array<Phrase> before, Option<ProductForm<?>> whole, Array<String> facts, String key) {
    void check() {
        phrase.conditions().forEach(this::condition);
        phrase.pattern().all().forEach(this::item);
        phrase.marks().forEach(this::mark);
    }

    /** What is told after an event must be said, too. */
    private void mark(String mark) {
        Option.when(mark.startsWith(Phrase.THEN), () -> mark.substring(Phrase.THEN.length()))
                .forEach(name -> part(Array.of(name))
                        .peek(part -> gaps.need(part, "", Array.empty()))
                        .onEmpty(() -> noPart(name)));
    }

    private void condition(Phrase.Condition condition) {
        if (condition.around()) {
            gaps.around(phrase, condition.name(), part -> condition(condition, Option.some(part)));
        } else {
            condition(condition, part(Array.of(condition.part().split("\\."))));
        }
    }

    private void condition(Phrase.Condition condition, Option<Sought> about) {
        if (!about.exists(part -> Constants.can(present(part).form(), condition.value())
                || Constants.can(part.form(), condition.value())
                || condition.value().equals(ThingScope.UNKNOWN) && Hidden.canBe(part.form()))) {
            gaps.problem(
                    phrase,
                    Rejection.of(
                            "words/condition",
                            "{key} cannot have {part}={value}",
                            key,
                            condition.part(),
                            condition.value()));
        }
    }

    private void item(Item item) {
        if (item instanceof Item.Slot slot) {
            slot(slot);
        } else if (item instanceof Item.Away away) {
            part(Array.of(away.part()))
                    .peek(part -> gaps.away(away.part(), part))
                    .onEmpty(() -> noPart(away.part()));
        } else if (item instanceof Item.Around around) {
            gaps.around(
                    phrase, around.part(), part -> gaps.need(part, around.slot().variant(), Array.empty()));
        } else if (item instanceof Item.Term term
                && !gaps.take(Array.of(term.name()), "", Option.none(), Array.empty())) {
            gaps.problem(phrase, Gaps.noPhrase(term.name()));
        }
    }

    private void slot(Item.Slot slot) {
        if (slot.whole()) {
            whole.filter(product -> !gaps.take(Array.of(product.name()), slot.variant(), whole, Array.empty()))
                    .forEach(product -> gaps.missing(Phrases.key(product.name(), slot.variant())));
        } else if (facts.contains(slot.path().head())) {
            gaps.fact(slot.path().head(), slot.variant());
            printed(slot.path().tail());
        } else {
            part(slot.path())
                    .peek(part -> part(slot, part))
                    .onEmpty(() -> noPart(slot.path().mkString(".")));
        }
    }

    /** What is said of a card among the facts is printed on cards. */
    private void printed(Array<String> path) {
        Option<Sought> card = gaps.printed().map(Sought::of);
        if (path.nonEmpty() && part(card, path).isEmpty()) {
            noPart(path.mkString("."));
        }
    }

    private void part(Item.Slot slot, Sought part) {
        if (!slot.same().isEmpty() && part(Array.of(slot.same())).isEmpty()) {
            noPart(slot.same());
        }
        Option<Form<?>> where = slot.side().isEmpty()
                ? Option.none()
                : part(Array.of(slot.side().split("\\."))).map(Sought::form);
        if (slot.side().isEmpty()
                && part.form() instanceof ListForm<?> list
                && slot.each().isDefined()) {
            elements(list, slot);
        } else if (slot.side().isEmpty()) {
            gaps.need(part, slot.variant(), saidBefore(slot));
        } else if (where.exists(PhraseCheck::isPlayer)) {
            gaps.needThings(slot.variant());
        } else if (where.getOrNull() instanceof ListForm<?> list
                && (part.form() instanceof WholeForm || isPlayer(part.form()))) {
            gaps.need(Sought.of(list.element()), slot.variant(), Array.empty());
        } else {
            gaps.problem(
                    phrase,
                    Rejection.of("words/no-side", "{part} is no player of {key}, and no list", slot.side(), key));
        }
    }

    /** The elements of a list, as they are said in a pattern of their own. */
    private void elements(ListForm<?> list, Item.Slot slot) {
        for (Item item : slot.each().get().all()) {
            if (item instanceof Item.Inner) {
                gaps.need(Sought.of(list.element()), slot.variant(), Array.empty());
            } else if (item instanceof Item.Slot element && element.whole()) {
                gaps.need(Sought.of(list.element()), element.variant(), Array.empty());
            } else if (item instanceof Item.Slot other) {
                noPart(other.path().mkString("."));
            }
        }
    }

    private static boolean isPlayer(Form<?> side) {
        return side instanceof ScalarForm<?> scalar && scalar.type() == Seat.class;
    }

    private void noPart(String name) {
        Array<String> near = whole.toArray()
                .flatMap(ProductForm::parts)
                .map(Part::name)
                .appendAll(facts)
                .filter(part -> Spelling.near(part, name));
        gaps.problem(
                phrase,
                near.isEmpty()
                        ? Rejection.of("words/no-part", "{part} is no part of {key}", name, key)
                        : Rejection.of(
                                "words/misnamed-part",
                                "{part} is no part of {key}: did you mean {meant:any}?",
                                name,
                                key,
                                near));
    }

    /** The constants of a part that phrases say which are tried first. */
    private Array<String> saidBefore(Item.Slot slot) {
        return before.map(Phrase::conditions)
                .filter(all -> all.size() == 1
                        && all.head().part().equals(slot.path().mkString("."))
                        && !all.equals(phrase.conditions()))
                .map(all -> all.head().value());
    }

    /** The part at the end of a path. */
    private Option<Sought> part(Array<String> path) {
        return part(whole.map(Sought::of), path);
    }

    private Option<Sought> part(Option<Sought> from, Array<String> path) {
        Option<Sought> there = from;
        for (String name : path) {
            there = there.flatMap(each -> present(each).part(Array.of(name)));
        }
        return there;
    }

    /** What it is if it is there; of a card, what is printed on it. */
    private Sought present(Sought part) {
        Sought there = part.form() instanceof OptionForm option ? part.as(option.element()) : part;
        return InPlay.isCard(there.form()) || there.names() == Named.CARD
                ? gaps.printed().map(Sought::of).getOrElse(there)
                : there;
    }
}
