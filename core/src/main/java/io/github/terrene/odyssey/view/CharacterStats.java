package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;

/**
 * The current values of a recruited Character, with all effects.
 *
 * @param id the number in play of the Character
 * @param atk its current ATK
 * @param def its current DEF
 * @param hp its current maximum HP; the damage on it is with the Character
 * @param lv its current level
 * @param sp the supply it takes now
 * @param statuses the status conditions that have an effect on it
 * @param keywords the keywords that it has
 */
@Rule({"TO-1.8", "TO-1.12", "TO-8.19", "TO-11.1"})
public record CharacterStats(
        @Names(Named.IN_PLAY) int id,
        int atk,
        int def,
        int hp,
        int lv,
        int sp,
        Array<Status> statuses,
        Array<Keyword> keywords) {
    private static final Array<Status> STATUSES = Array.of(Status.values());
    private static final Array<Keyword> KEYWORDS = Array.of(Keyword.values());

    /** The stats of all recruited Characters, one side after the other, in their order. Hidden ones do not count yet. */
    static Array<CharacterStats> on(Table table) {
        return Array.ofAll(table.sides())
                .flatMap(Side::members)
                .filter(Member::recruited)
                .map(member -> of(table, member));
    }

    private static CharacterStats of(Table table, Member member) {
        return new CharacterStats(
                member.id(),
                table.stat(member, Stat.ATK),
                table.stat(member, Stat.DEF),
                table.stat(member, Stat.HP),
                table.stat(member, Stat.LV),
                table.stat(member, Stat.SP),
                STATUSES.filter(status -> table.is(member, status)),
                KEYWORDS.filter(keyword -> table.has(member, keyword)));
    }
}
