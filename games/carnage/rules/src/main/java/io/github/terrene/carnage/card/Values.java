package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.collection.Array;

/**
 * Numbers in some elements, 0 in all others: the values of a Legend or Monster, the bonus of a Relic.
 *
 * @param all the numbers above 0
 */
@Rule({"CG-1.4", "CG-1.5", "CG-1.6"})
public record Values(@Rule("CG-1.4") Array<In> all) {
    /** 0 in every element. */
    public static final Values NONE = new Values(Array.empty());

    /**
     * A number in one element.
     *
     * @param number the number, 1 or more
     */
    public record In(
            @Rule("CG-1.4") Element element,
            @Rule("CG-1.4") @Bounded(called = "a value") int number) {}

    /** The same values and one more. */
    public Values with(Element element, int number) {
        return new Values(all.append(new In(element, number)));
    }

    /** The number in an element. */
    public int in(Element element) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).element().equals(element)) {
                return all.get(i).number();
            }
        }
        return 0;
    }
}
