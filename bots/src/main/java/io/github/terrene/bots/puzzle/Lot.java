package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Lying;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * The cards of one player. Lives inside one call.
 *
 * @param different one of each, sorted by id
 * @param left how many are left of each
 */
record Lot(Seat owner, Array<Lying> different, int[] left) {
    static Lot of(Seat owner, Seq<Lying> all) {
        Array<Lying> different = all.distinctBy(Lying::id).sortBy(Lying::id).toArray();
        int[] left = new int[different.size()];
        for (Lying each : all) {
            left[different.indexWhere(one -> one.id().equals(each.id()))]++;
        }
        return new Lot(owner, different, left);
    }

    /** In how many orders cards can lie of which each player has one deck, so that nobody starts to list a million of them; 1 if that is not so. */
    static double orders(Array<Lying> all) {
        double orders = 1;
        for (Seq<Lying> own : all.groupBy(Lying::owner).values()) {
            int number = 0;
            Map<String, Integer> copies = HashMap.empty();
            for (Lying each : own) {
                int copy = copies.getOrElse(each.id(), 0) + 1;
                copies = copies.put(each.id(), copy);
                orders = orders * ++number / copy;
            }
        }
        return all.exists(each -> each.deck() > 0 || each.kind() == Kind.HAND) ? 1 : orders;
    }
}
