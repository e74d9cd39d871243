package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Finds Characters that fit descriptions, a different one for each.
 *
 * @param whose whose they should be
 * @param table where
 */
record PartySetup(Having whose, Table table) {

    Seq<String> faults(CharacterSetup... figures) {
        Array<Member> left = table.side(whose.seat()).members();
        Array<String> faults = Array.empty();
        for (CharacterSetup figure : figures) {
            Array<Member> copies = left.filter(member -> member.card().equals(figure.card()));
            Option<Member> exact =
                    copies.find(member -> figure.faults(table, member).isEmpty());
            Option<Member> nearest = exact.orElse(
                    () -> copies.minBy(member -> figure.faults(table, member).size()));
            left = nearest.map(left::remove).getOrElse(left);
            faults = faults.appendAll(nearest.map(member -> told(figure, figure.faults(table, member)))
                    .getOrElse(Array.of(whose + " has no " + figure)));
        }
        return faults;
    }

    private Seq<String> told(CharacterSetup figure, Seq<String> faults) {
        return faults.map(fault -> whose + "'s " + figure.card().name() + " " + fault);
    }
}
