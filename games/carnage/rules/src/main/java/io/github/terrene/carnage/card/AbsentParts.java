package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a card lacks that a program read from a text: object mappers leave null what a text does not mention. Each missing part is a
 * problem of its own, and the other parts are checked as if it were not required.
 */
@Rule({"CG-1.1", "CG-1.3", "CG-1.4", "CG-12.1", "CG-12.13"})
final class AbsentParts {
    private final Card card;
    private Array<Problem> problems = Array.empty();

    private AbsentParts(Card card) {
        this.card = card;
    }

    /** A problem for each part that a card lacks. */
    static Array<Problem> of(Card card) {
        AbsentParts absent = new AbsentParts(card);
        absent.look();
        return absent.problems;
    }

    /** The same card without its incomplete parts; its kind and its element may still be absent. */
    static Card without(Card card) {
        return new Card(
                card.id(),
                card.name(),
                card.premium(),
                card.kind(),
                card.element(),
                card.level(),
                new Values(named(card.values())),
                there(card.abilities()).filter(AbsentParts::complete),
                there(card.traits()));
    }

    private static Array<Values.In> named(Values values) {
        return values == null
                ? Array.empty()
                : there(values.all())
                        .filter(each -> each.element() != null && each.element().name() != null);
    }

    private static <T> Array<T> there(Array<T> parts) {
        return parts == null ? Array.empty() : parts.filter(part -> part != null);
    }

    private static boolean complete(Ability ability) {
        return ability.moment() != null
                && ability.effects() != null
                && ability.effects().forAll(effect -> effect != null);
    }

    private void require(@Nullable Object part, String rule, String place, String what) {
        if (part == null) {
            problems = problems.append(Problem.missing(place, rule, what));
        }
    }

    private void look() {
        String name = card.name();
        require(card.kind(), "CG-1.1", name, "its type");
        require(card.element() == null ? null : card.element().name(), "CG-1.3", name, "its element");
        require(card.values() == null ? null : card.values().all(), "CG-1.4", name, "the list of its values");
        require(card.abilities(), "CG-12.1", name, "the list of its abilities");
        require(card.traits(), "CG-12.13", name, "the list of its traits");
        lookAtValues();
        lookAtAbilities();
        Array<Trait> traits = card.traits() == null ? Array.empty() : card.traits();
        for (int i = 0; i < traits.size(); i++) {
            require(traits.get(i), "CG-12.13", name, "trait " + (i + 1));
        }
    }

    private void lookAtValues() {
        Array<Values.In> values = card.values() == null || card.values().all() == null
                ? Array.empty()
                : card.values().all();
        for (int i = 0; i < values.size(); i++) {
            Values.In value = values.get(i);
            require(
                    value == null || value.element() == null
                            ? null
                            : value.element().name(),
                    "CG-1.4",
                    card.name(),
                    "the element of value " + (i + 1));
        }
    }

    private void lookAtAbilities() {
        Array<Ability> abilities = card.abilities() == null ? Array.empty() : card.abilities();
        for (int i = 0; i < abilities.size(); i++) {
            String place = card.place(i);
            Ability ability = abilities.get(i);
            require(ability, "CG-12.1", card.name(), "ability " + (i + 1));
            if (ability != null) {
                require(ability.moment(), "CG-12.1", place, "its moment");
                require(ability.effects(), "CG-12.1", place, "the list of its effects");
                lookAtEffects(ability.effects(), place);
            }
        }
    }

    private void lookAtEffects(Array<Effect> effects, String place) {
        for (int i = 0; effects != null && i < effects.size(); i++) {
            require(effects.get(i), "CG-12.1", place, "effect " + (i + 1));
        }
    }
}
