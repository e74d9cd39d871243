package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Players;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.function.BiConsumer;

/** What counts now: ATK, Melee or Ranged, what an attack hits, what a card costs. */
public final class Current {
    private Current() {}

    /** The ATK that counts: printed, replaced by the newest "ATK = n", then all additions, never below 0, then limits. */
    @Rule({"HB-9.12", "HB-9.15"})
    public static int attack(Board board, CardInPlay card) {
        if (nothingHolds(board) && card.changes().isEmpty()) {
            return card.card().body().get().attack();
        }
        CountedAttack attack = new CountedAttack(board, card);
        forAll(board, attack);
        return attack.value();
    }

    /** Melee or Ranged: printed, or the newest that a text gives. */
    @Rule({"HB-7.19", "HB-9.15"})
    public static Reach reach(Board board, CardInPlay card) {
        Reach printed = card.card().body().get().reach();
        if (nothingHolds(board) && card.changes().isEmpty()) {
            return printed;
        }
        Newest<Reach> reach = new Newest<>(card, printed);
        for (int i = 0; i < card.changes().size(); i++) {
            reach.offer(
                    card.changes().get(i).since(),
                    card.changes().get(i).change().reach());
        }
        forAll(board, (source, text) -> reach.offer(source, text, text.reach(board, source, card)));
        return reach.value();
    }

    /** Whether attacks of a card also hit the back slot. */
    @Rule({"HB-7.21", "HB-9.14"})
    public static boolean hitsBack(Board board, CardInPlay card) {
        Newest<Boolean> back = new Newest<>(card, false);
        forAll(board, (source, text) -> back.offer(source, text, text.hitsBack(board, source, card)));
        return back.value();
    }

    /** The cost of a card that a player plays now, 0 or more. */
    @Rule({"HB-7.12", "HB-7.37"})
    public static int cost(Board board, Seat player, Card card) {
        int cost = card.cost();
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> sources = board.inPlay(Players.BOTH.get(p));
            for (int i = 0; i < sources.size(); i++) {
                Array<Continuous> texts = sources.get(i).card().continuous();
                for (int j = 0; j < texts.size(); j++) {
                    cost += texts.get(j).costs(board, sources.get(i), player, card);
                }
            }
        }
        return Math.max(0, cost);
    }

    /** Whether no card in play has a text that holds, as is often so. */
    private static boolean nothingHolds(Board board) {
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> side = board.inPlay(Players.BOTH.get(p));
            for (int i = 0; i < side.size(); i++) {
                if (!side.get(i).card().continuous().isEmpty()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** All texts that hold, in the order of 10.6. */
    @Rule("HB-10.6")
    private static void forAll(Board board, BiConsumer<CardInPlay, Continuous> each) {
        Array<Seat> players = Players.from(board.active());
        for (int p = 0; p < players.size(); p++) {
            Array<CardInPlay> sources = board.inPlay(players.get(p));
            for (int i = 0; i < sources.size(); i++) {
                Array<Continuous> texts = sources.get(i).card().continuous();
                for (int j = 0; j < texts.size(); j++) {
                    each.accept(sources.get(i), texts.get(j));
                }
            }
        }
    }
}
