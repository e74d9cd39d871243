package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Until;

/**
 * A Character gains 1 XP, and what the Terrain gives for it.
 *
 * @param character who
 * @param xp the total now
 * @param gain what it gains
 * @param healed the damage the gain heals
 * @param cause why
 */
@Rule({"TO-6.2", "TO-6.3", "TO-6.4"})
public record XpGained(int character, int xp, Gain gain, int healed, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Member member = table.member(character).get().withXp(xp);
        Until forGood = Until.forGood(member.seat());
        for (Alteration what : gain.lasting()) {
            member = Changes.with(member, new Change(what, forGood));
        }
        return table.withMember(member.withDamage(member.damage() - healed));
    }
}
