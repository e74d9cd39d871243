package io.github.terrene.examples.terminal.board;

import io.github.terrene.examples.terminal.odyssey.Printed;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What to show of a Character besides its numbers.
 *
 * @param paper what colors it
 * @param table where it is
 * @param member the Character
 */
record Marks(Paper paper, Table table, Member member) {

    String line() {
        Array<String> marks = Array.<String>empty()
                .appendAll(member.held().map(Marks::held))
                .appendAll(counters(member.counters()))
                .appendAll(statuses())
                .appendAll(gained());
        return marks.mkString(", ");
    }

    private static String held(Held held) {
        String name = held.card().unknown() ? "?" : held.card().name();
        String counters = counters(held.counters()).mkString(" (", ", ", ")");
        return (held.faceUp() ? name : "[" + name + "]")
                + (held.counters().piles().isEmpty() ? "" : counters);
    }

    private static Array<String> counters(Counters counters) {
        return counters.piles().map(pile -> pile.number() + " " + pile.counter().name());
    }

    private Array<String> statuses() {
        return Array.of(Status.values())
                .filter(status -> member.recruited() && table.is(member, status))
                .map(status -> paper.paint(Ink.HARM, status.label()));
    }

    /** The keywords in effect, and gained abilities that no number shows. */
    private Seq<String> gained() {
        Array<String> keywords = Array.of(Keyword.values())
                .filter(keyword -> member.recruited() && table.has(member, keyword))
                .map(Keyword::label);
        Array<String> others = member.changes()
                .map(Change::what)
                .filter(Marks::shownByNothing)
                .map(Printed::of)
                .distinct();
        return keywords.appendAll(others).map(mark -> paper.paint(Ink.GOOD, mark));
    }

    private static boolean shownByNothing(Alteration what) {
        return what instanceof Alteration.GainedImmunity
                || what instanceof Alteration.CannotBlock
                || what instanceof Alteration.MustBlock
                || what instanceof Alteration.Prevention;
    }
}
