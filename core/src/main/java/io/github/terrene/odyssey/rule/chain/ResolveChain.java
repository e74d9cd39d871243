package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.ChainEvent.ChainEnded;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.resolve.AbilityContext;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.table.Chain;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The chain resolves, the last activated ability first.
 *
 * @param happenings the events declared before the chain, for editions in which abilities can be added to it
 */
@Internal
@Rule({"TO-8.9", "TO-8.10"})
public record ResolveChain(Array<Happening> happenings) implements Work {
    @Override
    public Array<Due> due() {
        return Array.of(new Due.ChainResolves(happenings));
    }

    @Override
    public void run(Play play) {
        Chain chain = play.table().chain();
        if (chain.isEmpty()) {
            if (!chain.resolved().isEmpty()) {
                play.emit(new ChainEnded());
            }
            return;
        }
        Link link = chain.links().last();
        play.next(new FinishLink(happenings), this);
        if (!link.cancelled() && !silenced(play.table(), link)) {
            play.next(CarryOut.from(AbilityContext.of(link).judged(play.table())));
        }
    }

    /** An ability printed on a Character that has become Silenced has no effect. */
    @Rule("TO-8.14")
    private static boolean silenced(Table table, Link link) {
        if (link.source().kind() != Source.Kind.CHARACTER) {
            return false;
        }
        @Nullable Member self = table.find(link.self());
        return self != null && self.recruited()
                ? table.silenced(self)
                : table.memory(link.self()).exists(Memory::silenced);
    }
}
