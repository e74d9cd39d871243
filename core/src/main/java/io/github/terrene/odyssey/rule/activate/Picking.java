package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Internal;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Choosing several cards from a pile one by one in ascending order, so that every set of cards can be chosen in only one way. */
@Internal
public final class Picking {
    private Picking() {}

    /** What may be chosen next: one of each set of equal cards, and only if enough cards are left after it. */
    public static Array<String> next(Seq<Card> from, Array<String> chosen, int number) {
        Array<String> left = Array.ofAll(from).map(Card::id).sorted();
        for (String id : chosen) {
            left = left.remove(id);
        }
        int still = number - chosen.size();
        String least = chosen.isEmpty() ? "" : chosen.last();
        Array<String> candidates = left.filter(id -> id.compareTo(least) >= 0);
        return candidates.take(Math.max(0, candidates.size() - still + 1)).distinct();
    }
}
