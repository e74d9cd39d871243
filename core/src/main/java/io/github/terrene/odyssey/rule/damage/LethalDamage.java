package io.github.terrene.odyssey.rule.damage;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** Defeats recruited Characters whose maximum HP has fallen to the damage on them. A hidden one is defeated when it is recruited again. */
@Internal
public final class LethalDamage {
    private LethalDamage() {}

    /** Defeats all of them, and those who fall with them. */
    @Rule("TO-6.7")
    public static void check(Play play) {
        Array<Member> fallen = fallen(play.table());
        if (!fallen.isEmpty()) {
            Harm.defeat(play, fallen, CardNumbers.NONE, new Cause.FallenHp());
            if (fallen.exists(member -> play.table().find(member.id()) != null)) {
                throw new IllegalStateException(
                        "a Character is still in play after its defeat: somebody made this state up");
            }
            check(play); // others may fall with the passive abilities that kept them alive
        }
    }

    private static Array<Member> fallen(Table table) {
        Array<Member> fallen = Array.empty();
        Array<Side> sides = table.sides();
        boolean plain = !table.mayChange(Stat.HP);
        for (int s = 0; s < sides.size(); s++) {
            Side side = sides.get(s);
            boolean possible = plain ? side.hasLethalDamage() : side.wounded();
            for (int i = 0; i < side.members().size() && possible; i++) {
                Member member = side.members().get(i);
                fallen = falls(table, member) ? fallen.append(member) : fallen;
            }
        }
        return fallen;
    }

    /** Whether a Character is recruited and the damage on it reaches its maximum HP. */
    public static boolean falls(Table table, Member member) {
        return member.damage() > 0 && member.recruited() && member.damage() >= table.stat(member, Stat.HP);
    }
}
