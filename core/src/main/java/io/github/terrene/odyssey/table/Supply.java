package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Computes the supply that Characters take. */
@Rule("TO-7.2")
public final class Supply {
    private Supply() {}

    /** The supply that a player's Characters take. */
    @Rule("TO-7.1")
    public static int used(Table table, Seat player) {
        if (!table.mayChange(Stat.SP)) {
            return table.side(player).plainSupply();
        }
        Array<Member> members = table.side(player).members();
        int sum = 0;
        for (int i = 0; i < members.size(); i++) {
            sum += table.supplyOf(members.get(i));
        }
        return sum;
    }

    /**
     * The supply that a player's Characters would take if that one were recruited, whether it is already in play or not, counting abilities
     * that change SP.
     */
    public static int with(Table table, Member recruited) {
        if (AbilityFlags.change(Summary.flagsRecruited(recruited), Stat.SP) || table.mayChange(Stat.SP)) {
            return used(afterwards(table, recruited), recruited.seat());
        }
        Side side = table.side(recruited.seat());
        @Nullable Member there = side.find(recruited.id());
        int others = there == null ? side.plainSupply() : side.plainSupply() - there.plainSupply();
        return others + recruited.plainSupplyRecruited();
    }

    /** The supply that a player's Characters would take if that card were put into play as a recruited Character. */
    public static int with(Table table, Seat player, CharacterCard card) {
        boolean simple = !AbilityFlags.change(card.abilityFlags(), Stat.SP) && !table.mayChange(Stat.SP);
        return simple
                ? used(table, player) + card.sp()
                : with(table, Member.entering(table.nextId(), player, card, true));
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
