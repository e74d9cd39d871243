package io.github.terrene.odyssey.rule.damage;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * Damage beyond what a defeated Character could bear.
 *
 * @param dealer who dealt it, as it was then
 * @param player who loses HP to it
 * @param amount how much
 */
@Rule({"TO-5.8", "TO-5.20", "TO-13.16"})
record Overkill(Member dealer, Seat player, int amount) {

    /** The excess of a fatal blow; damage that was already on the Character counts. */
    static Overkill of(Table table, BattleHit blow) {
        Member defeated = table.inPlay(blow.to());
        Member dealer = table.inPlay(blow.from());
        int beyond = defeated.damage() - table.stat(defeated, Stat.HP);
        int more = beyond > 0 ? table.stat(dealer, Stat.OVERKILL) : 0;
        return new Overkill(dealer, defeated.seat(), beyond + more);
    }

    boolean happens() {
        return amount > 0;
    }

    static void deal(Play play, Array<Overkill> overkills, Cause cause) {
        if (!overkills.isEmpty()) {
            play.emit(new PlayersDamaged(overkills.map(overkill -> overkill.hit(play.table())), cause));
        }
    }

    PlayerHit hit(Table table) {
        return PlayerHit.on(table, player, amount);
    }
}
