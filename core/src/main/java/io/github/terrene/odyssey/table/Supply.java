package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** The supply that Characters take. */
@Rule("TO-7.2")
final class Supply {
    private Supply() {}

    /** What the Characters of a player will take when that one is recruited, which others' abilities may change. */
    static int with(Table table, Member recruited) {
        boolean simple = !recruited.card().profile().changes(Stat.SP) && !changed(table);
        return simple ? sum(table, recruited) : afterwards(table, recruited).supplyUsed(recruited.seat());
    }

    /** What they will take when that card is put into play recruited. */
    static int with(Table table, Seat player, CharacterCard card) {
        boolean simple = !card.profile().changes(Stat.SP) && !changed(table);
        return simple
                ? table.supplyUsed(player) + card.sp()
                : with(table, Member.entering(table.nextId(), player, card, true));
    }

    /** Whether the ability of some card in play may change SP. */
    private static boolean changed(Table table) {
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Array<Member> members = sides.get(s).members();
            for (int i = 0; i < members.size(); i++) {
                if (changes(members.get(i))) {
                    return true;
                }
            }
            if (sides.get(s).activeTerrain().card().profile().changes(Stat.SP)) {
                return true;
            }
        }
        return false;
    }

    private static boolean changes(Member member) {
        return member.card().profile().changes(Stat.SP)
                || member.held().isDefined()
                        && member.held().get().card().profile().changes(Stat.SP);
    }

    private static int sum(Table table, Member recruited) {
        Array<Member> members = table.side(recruited.seat()).members();
        int sum = Math.max(0, recruited.card().sp() + recruited.added(Stat.SP));
        for (int i = 0; i < members.size(); i++) {
            sum += members.get(i).id() == recruited.id() ? 0 : table.supplyOf(members.get(i));
        }
        return sum;
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
