package io.github.terrene.draft.pool;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * What is unusual about a pool: numbers of cards of a kind that neither the basic pool has nor a custom pool should have. A draft begins all
 * the same.
 */
@Rule("TO-14.1")
public final class UnusualPool {
    private UnusualPool() {}

    /**
     * Each unusual number, in the order Terrains, Characters, assignable cards, all cards; none if the pool is usual. Of a pool that is
     * missing, or cards of it, only that is said.
     */
    public static Seq<Problem> of(DraftConfig config) {
        @Nullable Array<Card> pool = config.pool();
        if (pool == null || pool.contains(null)) {
            return Array.of(Problem.at("pool", "TO-14.1/absent", "is missing"));
        }
        int times = DraftConfig.copies(config.players());
        int terrains = pool.count(card -> card.asTerrain() != null);
        int characters = pool.count(card -> card.asCharacter() != null);
        return number("Terrains", terrains, 13 * times, 10 * times, 10 * times)
                .appendAll(number("Characters", characters, 54 * times, 45 * times, 55 * times))
                .appendAll(number(
                        "Items and Commands", pool.size() - terrains - characters, 41 * times, 45 * times, 55 * times))
                .appendAll(number("cards", pool.size(), 108 * times, 100 * times, 110 * times));
    }

    private static Array<Problem> number(String what, int number, int basic, int fewest, int most) {
        String usual = fewest == most ? String.valueOf(fewest) : fewest + " to " + most;
        return number == basic || number >= fewest && number <= most
                ? Array.empty()
                : Array.of(Problem.at(
                        "pool",
                        "TO-14.1/unusual",
                        "has {number:number} {what}; usual are {basic:number} in the basic pool and {usual} in a custom one",
                        number,
                        what,
                        basic,
                        usual));
    }
}
