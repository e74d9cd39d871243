package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.ChainEvent.LinkResolved;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.upkeep.AwardXp;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A link of the chain has resolved.
 *
 * @param happenings the events declared before the chain
 */
@Internal
@Rule({"TO-8.6", "TO-6.9", "TO-10.11"})
public record FinishLink(Array<Happening> happenings) implements Work {
    @Override
    public Array<Due> due() {
        return Array.of(new Due.LinkEnds(happenings));
    }

    @Override
    public void run(Play play) {
        Link link = play.table().chain().links().last();
        play.emit(new LinkResolved(link, discarded(play.table(), link)));
        if (play.book().upkeep().checkVictory(play) && play.over()) {
            return;
        }
        play.next(new AwardXp());
        if (play.setting().edition().chainReopens() && !play.table().chain().isEmpty()) {
            reopen(play);
        }
    }

    /** Abilities may be added to the chain; every player is asked. */
    @Rule("TO-8.29")
    private void reopen(Play play) {
        play.next(new AwardXp(), new Responses(play.table().fromActive(), happenings));
    }

    private static Option<Held> discarded(Table table, Link link) {
        boolean goes = link.source().kind() == Source.Kind.HELD
                && link.card() instanceof AssignableCard card
                && !card.ongoing();
        @Nullable Member holder = goes ? table.findHolder(link.source().number()) : null;
        return holder == null ? Option.none() : holder.held();
    }
}
