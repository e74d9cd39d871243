package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;

/** Who may block. */
final class Blockers {
    private Blockers() {}

    /** The Characters of a player that may block the attack under way. */
    static Array<Member> of(Table table, Seat seat) {
        return table.side(seat).members().filter(member -> mayBlock(table, member));
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
        return table.battle()
                .flatMap(battle -> table.member(battle.attacker()))
                .exists(attacker -> table.has(attacker, Keyword.UNBLOCKABLE));
    }

    /** Those of a player that must block it. */
    @Rule("TO-5.19")
    static Array<Member> obliged(Table table, Seat seat) {
        return of(table, seat).filter(member -> member.has(new Alteration.MustBlock()));
    }
}
