package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.kernel.Rule;

/**
 * What a player can pay with, and has gained.
 *
 * @param raiven the number of Raïven, which are never gained
 * @param shards the number of Dream Shards, at most 1000000 ({@link Bounds#MOST})
 * @param ap the number of action points
 * @param vp the number of victory points, at most 1000000 ({@link Bounds#MOST})
 * @param discount the number of shards that the next placement of this turn costs less
 */
@Rule({"CG-3.4", "CG-3.8", "CG-12.11"})
public record Purse(int raiven, int shards, int ap, int vp, int discount) {
    /** The victory points that win. */
    @Rule("CG-13.1")
    public static final int WINNING_VP = 15;

    /** What a player begins with. */
    @Rule("CG-4.7")
    public static final Purse BEGINNING = new Purse(3, 3, 0, 0, 0);

    /** The same after a payment. */
    public Purse paying(int points, int price) {
        return new Purse(raiven, shards - price, ap - points, vp, discount);
    }

    /** The same with more shards, as far as they are {@linkplain Bounds#MOST counted}. */
    public Purse plusShards(int more) {
        return new Purse(raiven, Bounds.sum(shards, more), ap, vp, discount);
    }

    /** The same with more victory points, as far as they are {@linkplain Bounds#MOST counted}. */
    public Purse plusVp(int more) {
        return new Purse(raiven, shards, ap, Bounds.sum(vp, more), discount);
    }

    /** The same with one Raïven fewer. */
    public Purse minusRaiven() {
        return new Purse(raiven - 1, shards, ap, vp, discount);
    }

    /** The same with another number of action points. */
    public Purse withAp(int points) {
        return new Purse(raiven, shards, points, vp, discount);
    }

    /** The same with another discount. */
    public Purse withDiscount(int fewer) {
        return new Purse(raiven, shards, ap, vp, fewer);
    }
}
