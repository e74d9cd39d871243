package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Records the use of an ability on the card that has it. */
final class Uses {
    private Uses() {}

    /** Counts the use, turns a held card face-up, and remembers that the holder used a card that costs Actions. */
    @Rule({"TO-8.6", "TO-8.28"})
    static Side count(Side side, Link link, boolean costly) {
        if (link.source().kind() == Source.Kind.TERRAIN) {
            return used(side, link);
        }
        @Nullable Member member = side.find(link.self());
        if (member == null) {
            return side;
        }
        if (link.source().kind() == Source.Kind.CHARACTER) {
            return side.withMember(
                    member.withUsage(member.usage().plus(link.ability().place())));
        }
        boolean holds = member.held().isDefined()
                && member.held().get().id() == link.source().number();
        return holds ? side.withMember(used(member, link, costly)) : side;
    }

    /** If the Character has left play, the use is counted with what is remembered of it. */
    @Rule("TO-8.25")
    static Table remember(Table table, Link link) {
        boolean departed = link.source().kind() == Source.Kind.CHARACTER && table.find(link.self()) == null;
        return departed ? table.withMemories(table.memories().map(memory -> using(memory, link))) : table;
    }

    private static Memory using(Memory memory, Link link) {
        return memory.id() == link.self() ? memory.using(link.ability().place()) : memory;
    }

    private static Member used(Member holder, Link link, boolean costly) {
        Held held = holder.held().get();
        Held shown = held.withFaceUp(true)
                .withCard((AssignableCard) link.card())
                .withUsage(held.usage().plus(link.ability().place()));
        return holder.withHeld(Option.some(shown)).withCostlyCardUsed(holder.costlyCardUsed() || costly);
    }

    private static Side used(Side side, Link link) {
        TerrainInPlay ground = side.terrain(link.source().number()).get();
        return side.withTerrain(
                ground.withUsage(ground.usage().plus(link.ability().place())));
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
