package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.control.Option;

/** What using an ability leaves on the card that has it. */
final class Uses {
    private Uses() {}

    /** Counts the use, turns a held card face-up, and remembers that the holder used a card that costs Actions. */
    @Rule({"TO-8.6", "TO-8.28"})
    static Table count(Table table, Link link, boolean costly) {
        return switch (link.source().kind()) {
            case CHARACTER ->
                table.member(link.self())
                        .map(member -> table.withMember(member.withUsage(
                                member.usage().plus(link.ability().place()))))
                        .getOrElse(() -> remembering(table, link));
            case HELD ->
                table.member(link.self())
                        .filter(member -> member.held()
                                .exists(held -> held.id() == link.source().number()))
                        .map(member -> table.withMember(used(member, link, costly)))
                        .getOrElse(table);
            case TERRAIN -> used(table, link);
        };
    }

    /** The Character has left play: the use is counted with what is remembered of it. */
    @Rule("TO-8.25")
    private static Table remembering(Table table, Link link) {
        return table.withMemories(table.memories()
                .map(memory ->
                        memory.id() == link.self() ? memory.using(link.ability().place()) : memory));
    }

    private static Member used(Member holder, Link link, boolean costly) {
        Held held = holder.held().get();
        Held shown = held.withFaceUp(true)
                .withCard((AssignableCard) link.card())
                .withUsage(held.usage().plus(link.ability().place()));
        return holder.withHeld(Option.some(shown)).withCostlyCardUsed(holder.costlyCardUsed() || costly);
    }

    private static Table used(Table table, Link link) {
        Side side = table.side(link.seat());
        TerrainInPlay ground = side.terrains()
                .find(each -> each.id() == link.source().number())
                .get();
        return table.withSide(side.withTerrain(
                ground.withUsage(ground.usage().plus(link.ability().place()))));
    }

    /** Discards the card of a link, from its holder if that still has it. */
    static Table discard(Table table, Held held) {
        Member holder = table.findHolder(held.id());
        Table without = holder == null ? table : table.withMember(holder.withHeld(Option.none()));
        return Departures.discard(without, held);
    }

    @Rule("TO-8.22")
    static Table withCounters(Table table, Source card, Counter counter, int now) {
        if (card.kind() == Source.Kind.CHARACTER) {
            Member member = table.inPlay(card.number());
            return table.withMember(member.withCounters(member.counters().with(counter, now)));
        }
        Member holder = table.findHolder(card.number());
        return holder == null
                ? table
                : table.withMember(holder.withHeld(holder.held()
                        .map(held -> held.withCounters(held.counters().with(counter, now)))));
    }
}
