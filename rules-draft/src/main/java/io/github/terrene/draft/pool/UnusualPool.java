package io.github.terrene.draft.pool;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * What is unusual about a pool: numbers of cards of a kind that the basic pool does not have and a custom pool should not have. A draft begins
 * all the same.
 */
@Rule("TO-14.1")
public final class UnusualPool {
    private UnusualPool() {}

    /**
     * Each unusual number, in the order Terrains, Characters, assignable cards, all cards; empty if the pool is usual. If the pool or some of
     * its cards are missing, only that is reported.
     */
    public static Seq<Problem> of(DraftConfig config) {
        @Nullable Array<Card> pool = config.pool();
        if (pool == null || pool.contains(null)) {
            String place = pool == null ? "pool" : "pool[" + pool.indexOf(null) + "]";
            return Array.of(Problem.at(place, "TO-14.1/absent", "is missing"));
        }
        int times = DraftConfig.copies(config.players());
        int terrains = pool.count(card -> card.asTerrain() != null);
        int characters = pool.count(card -> card.asCharacter() != null);
        return terrains(terrains, 13 * times, 10 * times)
                .appendAll(number(
                        "TO-14.1/unusual-characters",
                        "has {number:number} Characters; usual are {basic:number} in the basic pool and {least:number} to {most:number} in a custom one",
                        characters,
                        54 * times,
                        45 * times,
                        55 * times))
                .appendAll(number(
                        "TO-14.1/unusual-assignables",
                        "has {number:number} Items and Commands; usual are {basic:number} in the basic pool and {least:number} to {most:number} in a custom one",
                        pool.size() - terrains - characters,
                        41 * times,
                        45 * times,
                        55 * times))
                .appendAll(number(
                        "TO-14.1/unusual-cards",
                        "has {number:number} cards; usual are {basic:number} in the basic pool and {least:number} to {most:number} in a custom one",
                        pool.size(),
                        108 * times,
                        100 * times,
                        110 * times));
    }

    private static Array<Problem> terrains(int number, int basic, int custom) {
        return number == basic || number == custom
                ? Array.empty()
                : Array.of(Problem.at(
                        "pool",
                        "TO-14.1/unusual-terrains",
                        "has {number:number} Terrains; usual are {basic:number} in the basic pool and {custom:number} in a custom one",
                        number,
                        basic,
                        custom));
    }

    private static Array<Problem> number(String key, String template, int number, int basic, int least, int most) {
        return number == basic || number >= least && number <= most
                ? Array.empty()
                : Array.of(Problem.at("pool", key, template, number, basic, least, most));
    }
}
