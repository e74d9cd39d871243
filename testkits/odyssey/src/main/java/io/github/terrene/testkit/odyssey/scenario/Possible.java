package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Supply;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Whether a table can be played on. It need not come of a game, but nothing may lie there that the rules take away at once: a scenario that
 * begins so says nothing about the rules.
 *
 * @param table the table
 * @param format the format
 * @param names the names of the players
 */
record Possible(Table table, Format format, Names names) {
    /** All that is impossible. */
    Seq<String> faults() {
        return table.sides().flatMap(this::faults);
    }

    private Seq<String> faults(Side side) {
        String whose = names.of(side.seat());
        int hp = table.team(side.seat()).hp();
        int taken = Math.min(printed(side), Supply.used(table, side.seat()));
        return Array.of(
                        fault(hp < 1, whose + " has " + hp + " HP"),
                        fault(side.actions() < 0, whose + " has " + side.actions() + " Actions"),
                        fault(side.terrains().isEmpty(), whose + " has no Terrain"),
                        fault(
                                taken > format.supply(),
                                whose + "'s Characters take " + taken + " of a supply of " + format.supply()))
                .flatMap(each -> each)
                .appendAll(side.members().flatMap(member -> faults(whose + "'s " + member.name(), member)));
    }

    /** The supply that they took when they came: a change of their SP may have brought them over the limit since. */
    private static int printed(Side side) {
        return side.members()
                .map(member -> member.hidden() ? 1 : member.card().sp())
                .sum()
                .intValue();
    }

    private Seq<String> faults(String whose, Member member) {
        int hp = table.stat(member, Stat.HP);
        return Array.of(
                        fault(
                                member.recruited() && member.damage() >= hp,
                                whose + " has damage " + member.damage() + " and HP " + hp),
                        fault(member.damage() < 0, whose + " has damage " + member.damage()),
                        fault(member.decay() < 0, whose + " has Decay " + member.decay()),
                        fault(member.attacks() < 0, whose + " has made " + member.attacks() + " attacks"),
                        fault(member.xp() < 0, whose + " has XP " + member.xp()),
                        faults(whose, "", member.counters()),
                        member.held()
                                .toArray()
                                .flatMap(held ->
                                        faults(whose, " on " + held.card().name(), held.counters())))
                .flatMap(each -> each);
    }

    private static Seq<String> faults(String whose, String where, Counters counters) {
        return counters.piles()
                .filter(pile -> pile.number() < 0)
                .map(pile ->
                        whose + " has " + pile.number() + " " + pile.counter().name() + " counters" + where);
    }

    private static Seq<String> fault(boolean impossible, String told) {
        return impossible ? Array.of(told) : Array.empty();
    }
}
