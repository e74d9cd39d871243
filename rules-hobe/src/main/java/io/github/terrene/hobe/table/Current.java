package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Players;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.kernel.Gathered;
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
        Array<CardInPlay> sources = sources(board);
        if (sources.isEmpty() && card.changes().isEmpty()) {
            return card.card().body().get().attack();
        }
        CountedAttack attack = new CountedAttack(board, card);
        forAll(sources, attack);
        return attack.value();
    }

    /** Melee or Ranged: printed, or the newest that a text gives. */
    @Rule({"HB-7.19", "HB-9.15"})
    public static Reach reach(Board board, CardInPlay card) {
        Array<CardInPlay> sources = sources(board);
        Reach printed = card.card().body().get().reach();
        if (sources.isEmpty() && card.changes().isEmpty()) {
            return printed;
        }
        Newest<Reach> reach = new Newest<>(card, printed);
        for (int i = 0; i < card.changes().size(); i++) {
            reach.offer(card.changes().get(i).since(), card.changes().get(i).change().reach());
        }
        forAll(sources, (source, text) -> reach.offer(source, text, text.reach(board, source, card)));
        return reach.value();
    }

    /** Whether attacks of a card also hit the back slot. */
    @Rule({"HB-7.21", "HB-9.14"})
    public static boolean hitsBack(Board board, CardInPlay card) {
        Newest<Boolean> back = new Newest<>(card, false);
        forAll(sources(board), (source, text) -> back.offer(source, text, text.hitsBack(board, source, card)));
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

    /** The cards in play with texts that hold, in the order of 10.6; mostly there are few. */
    @Rule("HB-10.6")
    private static Array<CardInPlay> sources(Board board) {
        Gathered<CardInPlay> sources = new Gathered<>(1);
        Array<Seat> players = Players.from(board.active());
        for (int p = 0; p < players.size(); p++) {
            Array<CardInPlay> side = board.inPlay(players.get(p));
            for (int i = 0; i < side.size(); i++) {
                if (side.get(i).card().continuous().nonEmpty()) {
                    sources.add(side.get(i));
                }
            }
        }
        return sources.all();
    }

    private static void forAll(Array<CardInPlay> sources, BiConsumer<CardInPlay, Continuous> each) {
        for (int i = 0; i < sources.size(); i++) {
            Array<Continuous> texts = sources.get(i).card().continuous();
            for (int j = 0; j < texts.size(); j++) {
                each.accept(sources.get(i), texts.get(j));
            }
        }
    }
}
