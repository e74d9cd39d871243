package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/**
 * What a phrase says of a value, itself or in other phrases for the same value.
 *
 * @param form of the value
 */
record SaidParts(Phrases phrases, ProductForm<?> form) {
    /**
     * What is said in one case.
     *
     * @param parts the names of the parts that are said
     * @param given the values of parts by which the phrases were taken
     */
    private record Case(Set<String> parts, Map<String, String> given) {
        Case saying(Iterable<String> more) {
            return new Case(parts.addAll(more), given);
        }

        /** Whether a phrase may be taken in this case. */
        boolean allows(Phrase phrase) {
            return phrase.conditions()
                    .forAll(each -> given.getOrElse(each.part(), each.value()).equals(each.value()));
        }

        /** Whether a phrase must be taken in this case, unless one before it is. */
        boolean demands(Phrase phrase) {
            return phrase.conditions().forAll(each -> given.get(each.part()).contains(each.value()));
        }
    }

    /** The parts that whoever reads it could not tell, in some case. */
    Array<String> lacking(Phrase phrase) {
        Array<Case> cases = cases(phrase, new Case(HashSet.empty(), HashMap.empty()));
        return form.parts()
                .reject(part -> WaysToRead.followsFromName(form, part))
                .map(Part::name)
                .reject(part -> cases.forAll(each -> each.parts().contains(part)));
    }

    private Array<Case> cases(Phrase phrase, Case before) {
        Map<String, String> given =
                phrase.conditions().foldLeft(before.given(), (all, each) -> all.put(each.part(), each.value()));
        Array<Case> cases = Array.of(new Case(before.parts(), given)
                .saying(phrase.away())
                .saying(phrase.conditions().filter(this::tells).map(Phrase.Condition::part)));
        for (Item.Slot slot : phrase.pattern().slots()) {
            cases = slot.whole()
                    ? cases.flatMap(each -> inVariant(slot.variant(), each))
                    : cases.map(each -> each.saying(Array.of(slot.path().head(), slot.same())));
        }
        return cases;
    }

    private Array<Case> inVariant(String variant, Case before) {
        Array<Phrase> all = phrases.of(Array.of(form.name()), variant);
        Array<Phrase> possible = all.filter(phrase -> before.allows(phrase)
                && !all.takeUntil(phrase::equals)
                        .exists(earlier ->
                                before.demands(earlier) && !earlier.conditions().equals(phrase.conditions())));
        return possible.flatMap(phrase -> cases(phrase, before));
    }

    /** A condition that leaves one value only. */
    private boolean tells(Phrase.Condition condition) {
        return form.parts()
                .exists(part -> part.name().equals(condition.part())
                        && Constants.parse(part.form(), condition.value()).isDefined());
    }
}
