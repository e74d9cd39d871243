package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Stat;

/**
 * The numbers a Character had when it left play or was hidden, as everybody saw them: a source that is gone counts with these.
 *
 * @param id its number in play
 * @param lv the level it had
 * @param sp the supply it took
 * @param hp the maximum HP it had
 * @param atk the attack it had
 * @param def the defense it had
 */
@Rule("TO-8.14")
public record Memory(int id, int lv, int sp, int hp, int atk, int def) {
    /** What it had. */
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
