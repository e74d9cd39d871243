package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters are turned face-down by an effect.
 *
 * @param characters who
 * @param memories the stats they had, as everybody saw them
 */
@Rule({"TO-7.6", "TO-11.4"})
public record CharactersHidden(Array<Concealed> characters, Array<Memory> memories) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table.withMemories(table.memories().appendAll(memories));
        for (Concealed concealed : characters) {
            Member member = after.member(concealed.character()).get();
            after = Expiry.endingWith(after.withMember(member.turnedDown().withCard(concealed.card())), member.id());
            after = member.held().isEmpty()
                    ? after
                    : Expiry.endingWith(after, member.held().get().id());
        }
        return after;
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new CharactersHidden(characters.map(character -> character.seenBy(viewer)), memories);
    }
}
