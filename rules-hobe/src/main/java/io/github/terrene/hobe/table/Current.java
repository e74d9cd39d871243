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
import java.util.function.BiPredicate;

/** What counts now: ATK, Melee or Ranged, what an attack hits, what a card costs. */
public final class Current {
    private Current() {}

    /** The ATK that counts: printed, replaced by the newest "ATK = n", then all additions, never below 0, then limits. */
    @Rule({"HB-9.12", "HB-9.15"})
    public static int attack(Board board, CardInPlay card) {
        boolean set = armed(board, card, (source, text) -> text.sets(board, source, card) != null);
        boolean changed = set || armed(board, card, (source, text) -> text.adds(board, source, card) != 0);
        Newest<Integer> base = new Newest<>(card.card().body().get().attack());
        int added = 0;
        int most = Integer.MAX_VALUE;
        for (int i = 0; i < card.changes().size(); i++) {
            CardInPlay.Changed change = card.changes().get(i);
            base.offer(change.since(), change.change().attack());
            added += change.change().adds();
        }
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> sources =
                    board.inPlay(Players.from(board.active()).get(p));
            for (int i = 0; i < sources.size(); i++) {
                CardInPlay source = sources.get(i);
                boolean own = source.number() == card.number();
                Array<Continuous> texts = source.card().continuous();
                for (int j = 0; j < texts.size(); j++) {
                    Continuous text = texts.get(j);
                    added += text.adds(board, source, card);
                    if (!(own && set)) {
                        base.offer(text.began(source), text.sets(board, source, card));
                    }
                    if (!(own && changed)) {
                        most = Math.min(most, text.limits(board, source, card));
                    }
                }
            }
        }
        return Math.min(most, Math.max(0, base.value() + added));
    }

    /** Melee or Ranged: printed, or the newest that a text gives. */
    @Rule({"HB-7.19", "HB-9.15"})
    public static Reach reach(Board board, CardInPlay card) {
        boolean set = armed(board, card, (source, text) -> text.reach(board, source, card) != null);
        Newest<Reach> reach = new Newest<>(card.card().body().get().reach());
        card.changes()
                .forEach(change -> reach.offer(change.since(), change.change().reach()));
        forAll(board, (source, text) -> {
            if (!(set && source.number() == card.number())) {
                reach.offer(text.began(source), text.reach(board, source, card));
            }
        });
        return reach.value();
    }

    /** Whether attacks of a card also hit the back slot. */
    @Rule({"HB-7.21", "HB-9.14"})
    public static boolean hitsBack(Board board, CardInPlay card) {
        boolean set = armed(board, card, (source, text) -> text.hitsBack(board, source, card) != null);
        Newest<Boolean> back = new Newest<>(false);
        forAll(board, (source, text) -> {
            if (!(set && source.number() == card.number())) {
                back.offer(text.began(source), text.hitsBack(board, source, card));
            }
        });
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

    /** Whether a text of a Weapon on that card does something: then the bearer's own text gives way to it. */
    @Rule("HB-7.21")
    private static boolean armed(Board board, CardInPlay card, BiPredicate<CardInPlay, Continuous> does) {
        Array<CardInPlay> side = board.inPlay(card.controller());
        for (int i = 0; i < side.size(); i++) {
            CardInPlay weapon = side.get(i);
            if (weapon.weapon()
                    && weapon.place() == card.place()
                    && weapon.card().continuous().exists(text -> does.test(weapon, text))) {
                return true;
            }
        }
        return false;
    }

    /** All texts that hold, in the order of 10.6. */
    private static void forAll(Board board, BiConsumer<CardInPlay, Continuous> text) {
        Players.from(board.active())
                .forEach(seat -> board.inPlay(seat)
                        .forEach(source -> source.card().continuous().forEach(each -> text.accept(source, each))));
    }
}
