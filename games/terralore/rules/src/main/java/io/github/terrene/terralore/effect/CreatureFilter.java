package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.Whose;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Selects Creatures on the field. An effect never reaches its own card by a filter.
 *
 * @param whose on which side they are
 * @param where in which lanes they are
 * @param kind which cards they are
 * @param mostPoints the highest number of current points, if there is a limit
 */
@Rule({"TL-9.9", "TL-9.22", "TL-9.27"})
public record CreatureFilter(
        Whose whose,
        Where where,
        CardFilter kind,

        @Rule("TL-9.12") @Bounded(least = 0, called = "points")
        Option<Integer> mostPoints) {
    private static final int USUAL = 4;

    /** All Creatures on a side, in those lanes. */
    public static CreatureFilter of(Whose whose, Where where) {
        return new CreatureFilter(whose, where, CardFilter.ANY, Option.none());
    }

    /** The same filter, only for those of a kind. */
    public CreatureFilter of(CardFilter only) {
        return new CreatureFilter(whose, where, only, mostPoints);
    }

    /** The same filter, only for those of a tribe. */
    public CreatureFilter of(Tribe tribe) {
        return of(CardFilter.of(tribe));
    }

    /** The same filter, only for those of an affinity. */
    public CreatureFilter of(Affinity affinity) {
        return of(CardFilter.of(affinity));
    }

    /** The same filter, only for those with at most this many points. */
    public CreatureFilter ofAtMost(int points) {
        return new CreatureFilter(whose, where, kind, Option.some(points));
    }

    /** Whether a text on that card means this other Creature, apart from its points. */
    public boolean fits(CardOnField source, CardOnField creature) {
        return creature.number() != source.number() && describes(source, creature, Verdict.SILENT);
    }

    @Rule({"TL-3.9", "TL-9.27"})
    private boolean describes(CardOnField source, CardOnField creature, Verdict why) {
        return (creature.creature() || why.stop("TL-9.27/no-creature", "{card} is not a Creature", creature.card()))
                && (whose.means(source.controller(), creature.controller())
                        || (whose == Whose.OWN
                                ? why.no("TL-9.27/not-yours", "{card} is not yours", creature.card())
                                : why.no("TL-9.27/no-enemy", "{card} is not an enemy", creature.card())))
                && (where.means(source, creature.place())
                        || why.no("TL-3.9/other-column", "{card} is in the other column", creature.card()))
                && kind.fits(creature.card(), why);
    }

    /** Whether an effect can choose this Creature; if not, the verdict is told why. */
    @Rule({"TL-9.9", "TL-9.22", "TL-9.27"})
    public boolean permits(Resolution here, CardOnField creature, Verdict why) {
        return permits(here, here.source(), creature, why);
    }

    private boolean permits(Resolution here, CardOnField source, CardOnField creature, Verdict why) {
        return describes(source, creature, why)
                && (!here.own(creature)
                        || why.no("TL-9.22/own-card", "an effect does not reach its own card, {card}", creature.card()))
                && weakEnough(here, creature, why);
    }

    private boolean weakEnough(Resolution here, CardOnField creature, Verdict why) {
        return mostPoints.isEmpty() || here.points(creature) <= mostPoints.get() || tooStrong(here, creature, why);
    }

    private boolean tooStrong(Resolution here, CardOnField creature, Verdict why) {
        return why.no(
                "TL-9.27/too-strong",
                "{card} has {points:number} points, which is more than {most:number}",
                creature.card(),
                here.points(creature),
                mostPoints.get());
    }

    /** The eligibility that allows any of these Creatures. */
    Eligibility eligible(Resolution here) {
        return (choice, why) -> choice.onField(here).forAll(creature -> permits(here, creature, why));
    }

    /** The numbers of the Creatures that it selects now, ascending. */
    public Array<Integer> in(Resolution here) {
        CardOnField source = here.source();
        Array<Integer> numbers = numbers(here, each -> permits(here, source, each, Verdict.SILENT));
        return numbers.size() <= 1 ? numbers : numbers.sorted();
    }

    /** How many there are now, including the card itself if it is one of them. */
    public int count(Resolution here) {
        CardOnField source = here.source();
        return numbers(here, each -> describes(source, each, Verdict.SILENT) && weakEnough(here, each, Verdict.SILENT))
                .size();
    }

    private static Array<Integer> numbers(Resolution here, Predicate<CardOnField> means) {
        ArrayBuilder<Integer> numbers = new ArrayBuilder<>(USUAL);
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = here.standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                CardOnField each = standing.get(i);
                if (means.test(each)) {
                    numbers.add(each.number());
                }
            }
        }
        return numbers.all();
    }
}
