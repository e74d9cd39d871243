package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;

/**
 * The damage that one Character is dealt.
 *
 * @param character the number in play of the Character
 * @param amount the amount of damage that got past its DEF, at least 1
 * @param left the HP that it has left
 */
public record Hit(@Names(Named.IN_PLAY) int character, int amount, int left) {
    /** Damage to a Character on the table before it is dealt. */
    public static Hit on(Table table, Member member, int amount) {
        return new Hit(member.id(), amount, left(table, member, amount));
    }

    /** The HP that a Character has left after some more damage. */
    public static int left(Table table, Member member, int amount) {
        return Math.max(0, table.stat(member, Stat.HP) - member.damage() - amount);
    }
}
