package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** Computes the supply that Characters take. */
@Rule("TO-7.2")
final class Supply {
    private Supply() {}

    /** What a player's Characters take. */
    @Rule("TO-7.1")
    static int used(Table table, Seat player) {
        Array<Member> members = table.side(player).members();
        boolean simple = !table.mayChange(Stat.SP);
        int sum = 0;
        for (int i = 0; i < members.size(); i++) {
            sum += simple ? simply(members.get(i)) : table.supplyOf(members.get(i));
        }
        return sum;
    }

    /** What a player's Characters would take if that one were recruited, counting abilities that change SP. */
    static int with(Table table, Member recruited) {
        if (AbilityFlags.change(flags(recruited), Stat.SP) || table.mayChange(Stat.SP)) {
            return used(afterwards(table, recruited), recruited.seat());
        }
        Array<Member> members = table.side(recruited.seat()).members();
        int sum = simplyRecruited(recruited);
        for (int i = 0; i < members.size(); i++) {
            sum += members.get(i).id() == recruited.id() ? 0 : simply(members.get(i));
        }
        return sum;
    }

    /** What they would take if that card were put into play as a recruited Character. */
    static int with(Table table, Seat player, CharacterCard card) {
        boolean simple = !AbilityFlags.change(card.abilityFlags(), Stat.SP) && !table.mayChange(Stat.SP);
        return simple
                ? used(table, player) + card.sp()
                : with(table, Member.entering(table.nextId(), player, card, true));
    }

    private static int flags(Member member) {
        return member.held().isEmpty()
                ? member.card().abilityFlags()
                : member.card().abilityFlags() | member.held().get().abilityFlags();
    }

    /** What a Character takes while no ability changes that. */
    private static int simply(Member member) {
        return member.recruited() ? simplyRecruited(member) : 1;
    }

    private static int simplyRecruited(Member member) {
        return Math.max(0, member.card().sp() + member.added(Stat.SP));
    }

    private static Table afterwards(Table table, Member recruited) {
        Side side = table.side(recruited.seat());
        Member there = recruited.withRecruited(true);
        return table.withSide(
                table.find(recruited.id()) == null
                        ? side.withMembers(side.members().append(there))
                        : side.withMember(there));
    }
}
