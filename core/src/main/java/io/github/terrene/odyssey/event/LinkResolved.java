package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/**
 * The last link of the chain is resolved; its card is discarded unless it is On-going.
 *
 * @param link the link
 * @param discarded the card that goes
 */
@Rule({"TO-8.6", "TO-8.10"})
public record LinkResolved(Link link, Option<Held> discarded) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table.withChain(table.chain().withoutLast());
        return discarded.map(held -> Uses.discard(after, held)).getOrElse(after);
    }
}
