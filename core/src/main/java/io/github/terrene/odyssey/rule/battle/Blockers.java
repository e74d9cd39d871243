package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Who may block. */
final class Blockers {
    private static final Alteration MUST_BLOCK = new Alteration.MustBlock();

    private Blockers() {}

    /** Whether a player has a Character that may block the attack under way. */
    @Rule("TO-5.4")
    static boolean any(Table table, Seat seat) {
        Array<Member> members = table.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (mayBlock(table, members.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Hidden and Stunned Characters, and those barred from it, cannot block; an Unblockable attacker cannot be blocked. */
    @Rule({"TO-5.4", "TO-5.15"})
    static boolean mayBlock(Table table, Member member) {
        return able(table, member) && !unblockable(table);
    }

    static boolean able(Table table, Member member) {
        return member.recruited() && !table.is(member, Status.STUN) && !table.barredFromBlocking(member);
    }

    static boolean unblockable(Table table) {
        @Nullable
        Member attacker = table.battle().isEmpty()
                ? null
                : table.find(table.battle().get().attacker());
        return attacker != null && table.has(attacker, Keyword.UNBLOCKABLE);
    }

    /** The Characters of a player that must block the attack. */
    @Rule("TO-5.19")
    static Array<Member> obliged(Table table, Seat seat) {
        Array<Member> members = table.side(seat).members();
        Array<Member> obliged = Array.empty();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).has(MUST_BLOCK) && mayBlock(table, members.get(i))) {
                obliged = obliged.append(members.get(i));
            }
        }
        return obliged;
    }
}
