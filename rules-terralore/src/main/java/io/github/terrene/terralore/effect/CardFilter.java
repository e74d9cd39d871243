package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Affinity;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Tribe;
import io.vavr.control.Option;

/**
 * Selects cards by what is printed on them.
 *
 * @param tribe of that tribe
 * @param affinity of that affinity
 * @param mostCost of at most that cost; a token has no cost and does not fit
 */
@Rule({"TL-1.6", "TL-1.7", "TL-1.11"})
public record CardFilter(Option<Tribe> tribe, Option<Affinity> affinity, Option<Integer> mostCost) {
    /** Any Creature. */
    public static final CardFilter ANY = new CardFilter(Option.none(), Option.none(), Option.none());

    /** Creatures of a tribe. */
    public static CardFilter of(Tribe tribe) {
        return new CardFilter(Option.some(tribe), Option.none(), Option.none());
    }

    /** Creatures of an affinity. */
    public static CardFilter of(Affinity affinity) {
        return new CardFilter(Option.none(), Option.some(affinity), Option.none());
    }

    /** Creatures of at most that cost. */
    public static CardFilter costing(int most) {
        return new CardFilter(Option.none(), Option.none(), Option.some(most));
    }

    /** Whether a Creature card is one of these. */
    public boolean fits(Card card) {
        return card.kind().creature()
                && (tribe.isEmpty() || card.tribes().contains(tribe.get()))
                && (affinity.isEmpty() || affinity.equals(card.affinity()))
                && (mostCost.isEmpty() || card.costsAtMost(mostCost.get()));
    }

    /** Tells a proofreader its numbers. */
    void proofread(Proofreader reader) {
        mostCost.forEach(most -> reader.number("TL-1.3", "a cost", most, 0, Proofreader.MOST_COST));
    }

    /** "Heron Creature", "Creature of cost 1 or less". */
    public String say(boolean plural) {
        return tribe.map(each -> each.name() + " ").getOrElse("")
                + affinity.map(each -> each.name() + " ").getOrElse("")
                + (plural ? "Creatures" : "Creature")
                + mostCost.map(most -> " of cost " + most + " or less").getOrElse("");
    }
}
