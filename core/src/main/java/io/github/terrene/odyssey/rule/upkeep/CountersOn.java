package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import org.jspecify.annotations.Nullable;

/** The counters on something in play, or the last ones on something that has left. */
@Internal
@Rule("TO-8.14")
public final class CountersOn {
    private CountersOn() {}

    /**
     * Counters are put on cards, and removed as a cost only.
     *
     * @param method the method of the effect
     * @throws IllegalArgumentException if the number is negative, or higher than a text can name
     */
    public static void check(String method, int number) {
        if (number < 0 || number > Proofreader.MOST_POINTS) {
            throw new IllegalArgumentException(method + ": so many counters cannot be put on a card: " + number);
        }
    }

    /** The counters on a Character or a held card, or those it had when it left play. */
    public static Counters of(Table table, Source source) {
        @Nullable
        Member member =
                source.kind() == Source.Kind.HELD ? table.findHolder(source.number()) : table.find(source.number());
        if (member == null) {
            return table.memory(source.number()).map(Memory::counters).getOrElse(Counters.NONE);
        }
        return source.kind() == Source.Kind.HELD ? member.held().get().counters() : member.counters();
    }
}
