package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.trait.Stat;

/**
 * The public values of a card at the moment it left play or was turned face-down, for effects whose source is gone.
 *
 * @param id the number in play of the card
 * @param lv the level it had
 * @param sp the supply it took
 * @param hp the maximum HP it had
 * @param atk the attack it had
 * @param def the defense it had
 * @param counters the counters on it
 * @param usage how often its abilities were used this turn
 * @param silenced whether it was silenced, so that its abilities did nothing
 */
@Rule("TO-8.14")
public record Memory(
        @Names(Named.IN_PLAY) int id,
        int lv,
        int sp,
        int hp,
        int atk,
        int def,
        Counters counters,
        Usage usage,
        boolean silenced) {

    /** What is remembered of a held card. */
    static Memory of(Held held) {
        return new Memory(held.id(), 0, 0, 0, 0, 0, held.counters(), held.usage(), false);
    }

    /** The same after one more use of an ability. */
    public Memory using(int ability) {
        return new Memory(id, lv, sp, hp, atk, def, counters, usage.plus(ability), silenced);
    }

    /** The value that a stat had. */
    public int of(Stat stat) {
        return switch (stat) {
            case LV -> lv;
            case SP -> sp;
            case HP -> hp;
            case ATK -> atk;
            case DEF -> def;
            case OVERKILL -> 0;
        };
    }
}
