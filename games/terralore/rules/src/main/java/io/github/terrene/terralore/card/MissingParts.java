package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Timing;
import io.github.terrene.terralore.trait.Tribe;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Notes which parts of a card are null, and replaces them with something harmless, so that everything else that is wrong with the card can be
 * found, too.
 */
@Rule({"TL-1.1", "TL-1.2", "TL-1.6", "TL-1.7", "TL-2.2", "TL-7.10", "TL-9.1", "TL-9.3"})
final class MissingParts {
    private static final String ANY_NAME = "x";
    private static final Effect ANY_EFFECT = new Anything();

    private final String place;
    private Array<Problem> problems = Array.empty();

    /**
     * Nothing is noted yet.
     *
     * @param place the card, as problems name it
     */
    MissingParts(String place) {
        this.place = place;
    }

    /** What is missing in the cards seen so far. */
    Array<Problem> problems() {
        return problems;
    }

    /** The card with each missing part replaced. */
    Card filled(Card card) {
        CardKind kind = part(card.kind(), "TL-1.1", "its kind", likely(card));
        boolean printed = kind != CardKind.TOKEN;
        return new Card(
                part(card.id(), "TL-2.2", "its id", ANY_NAME),
                part(card.name(), "TL-2.2", "its name", ANY_NAME),
                kind,
                option(card.cost(), "its cost", printed, 0),
                option(card.affinity(), "its elemental affinity", printed, new Affinity(ANY_NAME))
                        .map(each -> new Affinity(name(each.name(), "TL-1.6", "the name of its affinity"))),
                option(card.rarity(), "its rarity", printed, Rarity.COMMON),
                all(card.tribes(), "TL-1.7", "a tribe", "tribes")
                        .map(each -> new Tribe(name(each.name(), "TL-1.7", "the name of a tribe"))),
                part(card.points(), "TL-1.2", "the number of its points", Points.NONE),
                abilities(card.abilities(), kind),
                all(card.continuous(), "TL-9.3", "a continuous effect", "continuous effects"),
                part(card.leaving(), "TL-7.10", "what becomes of it", Leaving.BURIED));
    }

    private static CardKind likely(Card card) {
        if (card.leaving() != null && card.leaving() != Leaving.BURIED) {
            return CardKind.SKILL;
        }
        boolean priced = card.cost() != null && card.cost().isDefined();
        return priced ? CardKind.CREATURE : CardKind.TOKEN;
    }

    private Array<Ability> abilities(@Nullable Array<@Nullable Ability> abilities, CardKind kind) {
        Array<Ability> there = all(abilities, "TL-9.1", "an ability", "abilities");
        Array<Timing> left = Array.of(Timing.values())
                .reject(timing -> kind == CardKind.TOKEN && timing == Timing.ON_REVEAL)
                .reject(timing -> there.exists(each -> each.timing() == timing));
        return there.map(each -> new Ability(
                part(each.timing(), "TL-9.1", "a timing", left.getOrElse(Timing.END_OF_TURN)),
                effects(each.effects())));
    }

    private Array<Effect> effects(@Nullable Array<Effect> effects) {
        Array<Effect> there = all(effects, "TL-1.2", "an effect", "effects");
        return there.isEmpty() && !Array.empty().equals(effects) ? Array.of(ANY_EFFECT) : there;
    }

    /** Stands for an effect that is missing. */
    private record Anything() implements Effect {
        @Override
        public void resolve(Resolution here) {}
    }

    private <T> T part(@Nullable T part, String rule, String what, T otherwise) {
        if (part == null) {
            problems = problems.append(Problem.missing(place, rule, what));
        }
        return part == null ? otherwise : part;
    }

    private String name(@Nullable String name, String rule, String what) {
        return part(Nameless.is(name) ? null : name, rule, what, ANY_NAME);
    }

    private <T> Option<T> option(@Nullable Option<T> option, String what, boolean needed, T otherwise) {
        Option<T> there = part(option, "TL-1.2", what, Option.when(needed, otherwise));
        return there.isEmpty() ? there : Option.some(part(there.get(), "TL-1.2", what, otherwise));
    }

    private <T> Array<T> all(@Nullable Array<@Nullable T> parts, String rule, String one, String several) {
        Array<@Nullable T> there = part(parts, rule, "the list of its " + several, Array.empty());
        Array<T> whole = there.filter(each -> each != null);
        if (whole.size() < there.size()) {
            part(null, rule, one, ANY_NAME);
        }
        return whole;
    }
}
