package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * The damage that one player is dealt.
 *
 * @param player the player
 * @param amount the amount of damage, at least 1
 * @param left the HP that the player, or the team, has afterwards
 */
public record PlayerHit(Seat player, int amount, int left) {
    /** Damage to a player on the table before it is dealt. */
    public static PlayerHit on(Table table, Seat player, int amount) {
        return new PlayerHit(player, amount, Math.max(0, table.team(player).hp() - amount));
    }

    /** The same damage to several players at the same time; players of one team lose the same HP. */
    public static Array<PlayerHit> each(Table table, Array<Seat> players, int amount) {
        Table after = table;
        Array<PlayerHit> hits = Array.empty();
        for (Seat player : players) {
            PlayerHit hit = on(after, player, amount);
            hits = hits.append(hit);
            after = after.withHp(player, hit.left());
        }
        return hits;
    }
}
