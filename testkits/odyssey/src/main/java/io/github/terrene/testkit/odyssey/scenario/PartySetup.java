package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Comparator;

/**
 * Finds Characters that fit descriptions, a different one for each.
 *
 * @param whose whose they should be
 * @param table where
 */
record PartySetup(Having whose, Table table) {

    Seq<String> faults(CharacterSetup... figures) {
        return fewest(List.of(figures), table.side(whose.seat()).members());
    }

    /** The faults if each description means the Character that leaves the fewest, in whatever order they are said. */
    private Seq<String> fewest(List<CharacterSetup> figures, Array<Member> left) {
        if (figures.isEmpty()) {
            return Array.empty();
        }
        CharacterSetup figure = figures.head();
        Array<Member> copies = left.filter(member -> member.card().equals(figure.card()));
        if (copies.isEmpty()) {
            return Array.of(whose + " has no " + figure).appendAll(fewest(figures.tail(), left));
        }
        List<Seq<String>> all = List.empty();
        for (Member member : copies) {
            Seq<String> faults =
                    told(figure, figure.faults(table, member)).appendAll(fewest(figures.tail(), left.remove(member)));
            if (faults.isEmpty()) {
                return faults;
            }
            all = all.append(faults);
        }
        return all.minBy(Comparator.comparingInt(Seq::size)).get();
    }

    private Seq<String> told(CharacterSetup figure, Seq<String> faults) {
        return faults.map(fault -> whose + "'s " + figure.card().name() + " " + fault);
    }
}
