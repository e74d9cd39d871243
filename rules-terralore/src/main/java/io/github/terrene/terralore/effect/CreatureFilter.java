package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Selects Creatures on the field. An effect never reaches its own card by a filter.
 *
 * @param whose on which side
 * @param where in which lane
 * @param kind which cards
 * @param mostPoints with at most this many current points
 */
@Rule({"TL-9.9", "TL-9.22", "TL-9.27"})
public record CreatureFilter(Whose whose, Where where, CardFilter kind, Option<Integer> mostPoints) {
    private static final int USUAL = 4;

    /** All Creatures on a side, in those lanes. */
    public static CreatureFilter of(Whose whose, Where where) {
        return new CreatureFilter(whose, where, CardFilter.ANY, Option.none());
    }

    /** The same filter, only for those of a kind. */
    public CreatureFilter of(CardFilter only) {
        return new CreatureFilter(whose, where, only, mostPoints);
    }

    /** The same filter, only for those with at most this many points. */
    public CreatureFilter ofAtMost(int points) {
        return new CreatureFilter(whose, where, kind, Option.some(points));
    }

    /** Whether a text on that card means this other Creature, apart from its points. */
    public boolean fits(CardOnField source, CardOnField creature) {
        return creature.number() != source.number() && describes(source, creature);
    }

    private boolean describes(CardOnField source, CardOnField creature) {
        return creature.creature()
                && whose.means(source.controller(), creature.controller())
                && where.means(source, creature.place())
                && kind.fits(creature.card());
    }

    /** The numbers of the Creatures it means now, ascending. */
    public Array<Integer> in(Resolution here) {
        Array<Integer> numbers = numbers(here, false);
        return numbers.size() <= 1 ? numbers : numbers.sorted();
    }

    /** How many there are now, including the card itself if it is one of them. */
    public int count(Resolution here) {
        return numbers(here, true).size();
    }

    private Array<Integer> numbers(Resolution here, boolean withItself) {
        CardOnField source = here.source();
        Gathered<Integer> numbers = new Gathered<>(USUAL);
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = here.standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                CardOnField each = standing.get(i);
                if (describes(source, each)
                        && (withItself || !here.own(each))
                        && (mostPoints.isEmpty() || here.points(each) <= mostPoints.get())) {
                    numbers.add(each.number());
                }
            }
        }
        return numbers.all();
    }

    /** Tells a proofreader its numbers. */
    void proofread(Proofreader reader) {
        mostPoints.forEach(most -> reader.number("TL-9.12", "points", most, 0, Proofreader.MOST_POINTS));
        kind.proofread(reader);
    }

    /** "enemy Creature of at most 3 points here". */
    public String say(boolean plural) {
        return (whose == Whose.OWN && !plural ? "" : whose.word())
                + (plural && whose == Whose.OWN ? "other " : "")
                + kind.say(plural)
                + (whose == Whose.OWN && !plural ? " of yours" : "")
                + mostPoints
                        .map(most -> " of at most " + most + (most == 1 ? " point" : " points"))
                        .getOrElse("")
                + where.word();
    }

    /** "a Creature here", "an enemy Creature". */
    public String one() {
        String noun = say(false);
        return ("aeiouAEIOU".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }
}
