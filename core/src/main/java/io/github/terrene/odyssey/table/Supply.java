package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Signs;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The supply that Characters take. */
@Rule("TO-7.2")
final class Supply {
    private Supply() {}

    /** What the Characters of a player take. */
    @Rule("TO-7.1")
    static int used(Table table, Seat player) {
        boolean simple = !table.mayChange(Stat.SP);
        Array<Member> members = table.side(player).members();
        int sum = 0;
        for (int i = 0; i < members.size(); i++) {
            sum += simple ? simply(members.get(i)) : table.supplyOf(members.get(i));
        }
        return sum;
    }

    /** What a Character takes while no ability changes that. */
    private static int simply(Member member) {
        return member.recruited() ? own(member) : 1;
    }

    private static int own(Member recruited) {
        return Math.max(0, recruited.card().sp() + recruited.added(Stat.SP));
    }

    /** What the Characters of a player will take when that one is recruited, which others' abilities may change. */
    static int with(Table table, Member recruited) {
        boolean simple = !Signs.change(signs(recruited), Stat.SP) && !table.mayChange(Stat.SP);
        return simple ? sum(table, recruited) : afterwards(table, recruited).supplyUsed(recruited.seat());
    }

    /** What they will take when that card is put into play recruited. */
    static int with(Table table, Seat player, CharacterCard card) {
        boolean simple = !Signs.change(card.signs(), Stat.SP) && !table.mayChange(Stat.SP);
        return simple
                ? table.supplyUsed(player) + card.sp()
                : with(table, Member.entering(Entry.NONE, player, card, true));
    }

    private static int signs(Member member) {
        return member.held().isEmpty()
                ? member.card().signs()
                : member.card().signs() | member.held().get().signs();
    }

    private static int sum(Table table, Member recruited) {
        @Nullable Member now = table.find(recruited.id());
        return used(table, recruited.seat()) + own(recruited) - (now == null ? 0 : simply(now));
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
