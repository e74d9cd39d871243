package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What counts now: ATK, Melee or Ranged, what an attack hits, what a card costs. A text that throws fails with a {@link
 * FaultyEffect}.
 */
public final class CurrentStats {
    private CurrentStats() {}

    /**
     * The ATK of a Battle card that counts: printed, replaced by the newest "ATK = n", then all additions, then multiplied, never below 0, then limits; at
     * most {@link Bounds#MOST}.
     */
    @Rule({"HB-9.12", "HB-9.15"})
    public static int attack(Board board, CardInPlay card) {
        CountedAttack attack = new CountedAttack(board, card);
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
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
                    card.changes().get(i).change().makes(Reach.class));
        }
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
            try {
                reach.offer(source, text, text.makes(board, source, card, Reach.class));
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return reach.value();
    }

    /** Whether attacks of a card also hit the back slot. */
    @Rule({"HB-7.21", "HB-9.14"})
    public static boolean hitsBack(Board board, CardInPlay card) {
        Newest<Strike> strike = new Newest<>(card, Strike.FIRST_ONLY);
        for (int i = 0; i < card.changes().size(); i++) {
            strike.offer(
                    card.changes().get(i).since(),
                    card.changes().get(i).change().makes(Strike.class));
        }
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
            try {
                strike.offer(source, text, text.makes(board, source, card, Strike.class));
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return strike.value() == Strike.THROUGH;
    }

    /** The cost of a card that a player plays now, from 0 to {@link Bounds#MOST}. */
    @Rule({"HB-7.12", "HB-7.37"})
    public static int cost(Board board, Seat player, Card card) {
        long cost = card.cost();
        @Nullable Thing played = null; // made only if a text asks for it: searches ask for costs all the time
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
            try {
                if (text.decidesCosts()) {
                    played = played == null ? new InPile(Where.HAND, player, card) : played;
                    cost += Bounds.within(text.costs(board, source, player, played));
                }
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return Bounds.amount(cost);
    }

    /** How often a card can do something in a turn: once, if no text says more, and at most {@value Proof#MOST_TIMES} times. */
    @Rule("HB-9.3")
    public static int often(Board board, CardInPlay card, Deed deed) {
        int often = 1;
        for (Texts texts = new Texts(board); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
            try {
                often = Math.max(often, text.often(board, source, card, deed));
            } catch (Throwable thrown) {
                throw faulty(source, text, thrown);
            }
        }
        return Math.min(often, Proof.MOST_TIMES);
    }

    /** Whether a text or a change forbids something to a card in play. It allocates nothing, since it is asked for every bearer. */
    @Rule({"HB-7.18", "HB-10.12", "HB-10.27"})
    public static boolean forbids(Board board, CardInPlay card, Deed deed) {
        return card.forbidden(deed)
                || forbids(board, board.inPlay(Players.SOUTH), card, deed)
                || forbids(board, board.inPlay(Players.NORTH), card, deed);
    }

    private static boolean forbids(Board board, Array<CardInPlay> sources, CardInPlay card, Deed deed) {
        for (int i = 0; i < sources.size(); i++) {
            Array<Statement> texts = sources.get(i).card().continuous();
            for (int t = 0; t < texts.size(); t++) {
                if (forbids(board, sources.get(i), texts.get(t), card, deed)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean forbids(Board board, CardInPlay source, Statement text, CardInPlay card, Deed deed) {
        try {
            return text.forbids(board, source, card, deed);
        } catch (Throwable thrown) {
            throw faulty(source, text, thrown);
        }
    }

    /** What to throw when a text threw something. It is not given the {@link Texts}, which the compiler then need not allocate. */
    private static FaultyEffect faulty(CardInPlay source, Statement text, Throwable thrown) {
        return FaultyEffect.of(source.card().name(), text, thrown);
    }
}
