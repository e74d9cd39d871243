package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;

/**
 * What counts now: ATK, Melee or Ranged, what an attack hits, what a card costs. A text that throws fails with a {@link
 * FaultyEffect}.
 */
public final class CurrentStats {
    private CurrentStats() {}

    /**
     * The ATK of a Battle card that counts: printed, replaced by the newest "ATK = n", then all additions, never below 0, then limits; at
     * most {@link Bounds#MOST}.
     */
    @Rule({"HB-9.12", "HB-9.15"})
    public static int attack(Board board, CardInPlay card) {
        CountedAttack attack = new CountedAttack(board, card);
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Continuous text = texts.text();
            try {
                attack.count(source, text);
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return attack.value();
    }

    /** Melee or Ranged: printed, or the newest that a text gives. */
    @Rule({"HB-7.19", "HB-9.15"})
    public static Reach reach(Board board, CardInPlay card) {
        Newest<Reach> reach = new Newest<>(card, card.body().reach());
        for (int i = 0; i < card.changes().size(); i++) {
            reach.offer(
                    card.changes().get(i).since(),
                    card.changes().get(i).change().reach());
        }
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Continuous text = texts.text();
            try {
                reach.offer(source, text, text.reach(board, source, card));
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return reach.value();
    }

    /** Whether attacks of a card also hit the back slot. */
    @Rule({"HB-7.21", "HB-9.14"})
    public static boolean hitsBack(Board board, CardInPlay card) {
        Newest<Boolean> back = new Newest<>(card, false);
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Continuous text = texts.text();
            try {
                back.offer(source, text, text.hitsBack(board, source, card));
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return back.value();
    }

    /** The cost of a card that a player plays now, from 0 to {@link Bounds#MOST}. */
    @Rule({"HB-7.12", "HB-7.37"})
    public static int cost(Board board, Seat player, Card card) {
        long cost = card.cost();
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Continuous text = texts.text();
            try {
                cost += Bounds.within(text.costs(board, source, player, card));
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return Bounds.amount(cost);
    }

    /** What to throw when a text threw something. It is not given the {@link Texts}, which the compiler then need not allocate. */
    private static FaultyEffect faulty(CardInPlay source, Continuous text, Throwable thrown) {
        return FaultyEffect.of(source.card().name(), text, thrown);
    }
}
