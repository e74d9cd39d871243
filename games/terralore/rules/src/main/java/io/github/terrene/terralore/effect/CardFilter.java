package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Proofreadable;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Tribe;
import io.vavr.control.Option;

/**
 * Selects cards by what is printed on them.
 *
 * @param tribe the tribe, if it must be a certain one
 * @param affinity the affinity, if it must be a certain one
 * @param mostCost the highest cost, if there is a limit; a token has no cost and does not fit
 */
@Rule({"TL-1.6", "TL-1.7", "TL-1.11"})
public record CardFilter(
        Option<Tribe> tribe,
        Option<Affinity> affinity,

        @Rule("TL-1.3") @Bounded(least = 0, most = Proofreader.MOST_COST, called = "a cost")
        Option<Integer> mostCost)
        implements Proofreadable {
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
        return fits(card, Verdict.SILENT);
    }

    /** The same; if it is not, the verdict is told why. */
    @Rule({"TL-1.3", "TL-1.6", "TL-1.7", "TL-1.11", "TL-9.27"})
    boolean fits(Card card, Verdict why) {
        return (card.kind().creature() || why.stop("TL-9.27/no-creature", "{card} is not a Creature", card))
                && (tribe.isEmpty()
                        || card.tribes().contains(tribe.get())
                        || why.no(
                                "TL-1.7/other-tribe",
                                "{card} is not of the tribe {tribe}",
                                card,
                                tribe.get().name()))
                && (affinity.isEmpty()
                        || affinity.equals(card.affinity())
                        || why.no(
                                "TL-1.6/other-affinity",
                                "{card} does not have the affinity {affinity}",
                                card,
                                affinity.get().name()))
                && (mostCost.isEmpty() || card.costsAtMost(mostCost.get()) || tooDear(card, why));
    }

    private boolean tooDear(Card card, Verdict why) {
        return card.cost().isEmpty()
                ? why.no("TL-1.11/token-cost-free", "{card} is a token, and has no cost", card)
                : why.no(
                        "TL-1.3/too-dear-now",
                        "{card} costs {cost:number}, which is more than {most:number}",
                        card,
                        card.price(),
                        mostCost.get());
    }

    @Override
    @Rule({"TL-1.6", "TL-1.7"})
    public void proofread(Proofreader reader) {
        tribe.forEach(each -> reader.require(!each.name().trim().isEmpty(), "TL-1.7/no-name", "a tribe has no name"));
        affinity.forEach(
                each -> reader.require(!each.name().trim().isEmpty(), "TL-1.6/no-name", "an affinity has no name"));
    }
}
