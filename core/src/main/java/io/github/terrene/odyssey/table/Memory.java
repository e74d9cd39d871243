package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Stat;

/**
 * The numbers a Character had when it left play or was hidden, as everybody saw them: a source that is gone counts with these.
 *
 * @param id its number in play
 * @param lv the level it had
 * @param atk the attack it had
 * @param def the defense it had
 */
@Rule("TO-8.14")
public record Memory(int id, int lv, int atk, int def) {
    /** What it had; 0 of what no text asks for. */
    public int of(Stat stat) {
        return switch (stat) {
            case LV -> lv;
            case ATK -> atk;
            case DEF -> def;
            default -> 0;
        };
    }
}
