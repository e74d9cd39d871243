package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** Checks whether Characters fit the filter in a text. */
@Rule("TO-8.21")
public final class Filters {
    private Filters() {}

    /**
     * Whether a filter fits a Character in play.
     *
     * @param you the player whose ability it is
     * @param self the Character whose ability it is
     */
    public static boolean fits(Table table, Seat you, int self, CharacterFilter filter, Member member) {
        return member.recruited() != filter.hidden()
                && !(filter.other() && member.id() == self)
                && sideFits(table, you, filter, member)
                && (!filter.damaged() || member.damage() > 0)
                && (!filter.holding() || member.held().isDefined())
                && (filter.hidden() || traitsFit(filter, member.card()))
                && (filter.hidden() || numbersFit(table, filter, member));
    }

    private static boolean sideFits(Table table, Seat you, CharacterFilter filter, Member member) {
        return switch (filter.whose()) {
            case ANY -> true;
            case YOUR -> member.seat().equals(you);
            case ALLY -> table.allied(you, member.seat());
            case ENEMY -> !table.allied(you, member.seat());
        };
    }

    private static boolean traitsFit(CharacterFilter filter, CharacterCard card) {
        return (filter.classes().isEmpty() || shared(filter.classes(), card.classes()))
                && (filter.affiliations().isEmpty() || filter.affiliations().indexOf(card.affiliation()) >= 0);
    }

    private static boolean shared(Array<CharacterClass> some, Array<CharacterClass> others) {
        for (int i = 0; i < some.size(); i++) {
            for (int k = 0; k < others.size(); k++) {
                if (some.get(i) == others.get(k)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean numbersFit(Table table, CharacterFilter filter, Member member) {
        return (filter.mostLv() == CharacterFilter.NO_LIMIT || table.stat(member, Stat.LV) <= filter.mostLv())
                && (filter.mostSp() == CharacterFilter.NO_LIMIT || table.stat(member, Stat.SP) <= filter.mostSp());
    }
}
