package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.vavr.collection.Array;

/**
 * Effects that were collected when their moment came. Each is resolved with all that it causes before the next one.
 *
 * @param left those that have not happened yet, the next one first
 */
@Rule("TL-9.20")
public record Collected(Array<PendingEffect> left) implements Work {
    /** The same; if a card of theirs leaves now, with the card as it stands. */
    Collected remembering(CardOnField leaving) {
        return new Collected(left.map(each -> each.remembering(leaving)));
    }

    @Override
    public void run(Play play) {
        if (left.nonEmpty()) {
            play.next(new Drain(), new Collected(left.tail()));
            left.head().begin(play);
        }
    }
}
