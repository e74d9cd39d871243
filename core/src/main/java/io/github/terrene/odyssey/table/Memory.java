package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.trait.Stat;

/**
 * What everybody saw of a card when it left play or was turned face-down: the last values of a source that is gone.
 *
 * @param id its number in play
 * @param lv the level it had
 * @param sp the supply it took
 * @param hp the maximum HP it had
 * @param atk the attack it had
 * @param def the defense it had
 * @param counters the counters on it
 * @param usage how often its abilities were used this turn
 * @param silenced whether its abilities did nothing
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
