package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Hidden Element cards of a player: the rest of a known deck. Lives inside one call. */
@Rule({"CG-2.4", "CG-14.2", "CG-14.3"})
final class UnseenElements {
    private final Array<ElementCard> all;
    private final boolean[] seen;
    private final int[] unseen;

    /** A deck of which nothing is seen yet. */
    UnseenElements(Array<ElementCard> all) {
        this.all = all;
        this.seen = new boolean[all.size()];
        this.unseen = new int[all.size()];
    }

    /** Notes cards that are seen. */
    void see(Array<ElementCard> cards) {
        for (int i = 0; i < cards.size(); i++) {
            note(cards.get(i));
        }
    }

    /** Notes that these cards are seen, and returns those that were not seen before. */
    Array<ElementCard> hold(Seq<ElementCard> cards) {
        return cards.filter(this::note).toArray();
    }

    private boolean note(ElementCard card) {
        int place = all.indexOf(card);
        boolean first = place >= 0 && !seen[place];
        if (first) {
            seen[place] = true;
        }
        return first;
    }

    /** Puts the unseen cards into random order, and returns how many there are. */
    int shuffle(Dice dice) {
        int number = 0;
        for (int place = 0; place < seen.length; place++) {
            if (!seen[place]) {
                unseen[number++] = place;
            }
        }
        dice.shuffle(unseen, 0, number);
        return number;
    }

    /** Some cards and, after them, the shuffled unseen ones from one place up to, but not including, another. */
    Array<ElementCard> after(Array<ElementCard> first, int from, int to) {
        ArrayBuilder<ElementCard> cards = new ArrayBuilder<>(first.size() + to - from);
        cards.addAll(first);
        for (int i = from; i < to; i++) {
            cards.add(all.get(unseen[i]));
        }
        return cards.all();
    }
}
