package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a player has drawn and kept so far.
 *
 * @param legends the Legends drawn, in the order drawn
 * @param relics the Relics drawn, in the order drawn
 * @param keptLegends the Legends that are kept, by their places among those drawn, counted from 0, ascending
 * @param keptRelics the Relics that are kept, each with its Legend, in the order in which they were drawn
 * @param stage what is being chosen
 */
@Rule({"CG-4.1", "CG-4.2", "CG-4.3", "CG-4.11", "CG-13.8"})
public record Draft(
        Array<Card> legends, Array<Card> relics, Array<Integer> keptLegends, Array<KeptRelic> keptRelics, Stage stage)
        implements Ballot.Choice {
    /** How many Legends, and how many Relics, are drawn. */
    static final int DRAWN = 5;

    /** The most shards that kept Legends may be worth in all; Relics likewise. */
    static final int WORTH = 10;

    /** Stands for what another player has drawn and kept. */
    public static final Draft HIDDEN = of(Array.empty(), Array.empty());

    /** What is being chosen. */
    public enum Stage {
        /** The Legends. */
        LEGENDS,
        /** The Relics. */
        RELICS,
        /** Nothing more. */
        COMPLETE,
        /** Nothing more: the player concedes. */
        CONCEDED
    }

    /**
     * A Relic that is kept.
     *
     * @param relic the place of the Relic among those drawn, counted from 0
     * @param place the place of its Legend in the spearhead, from 1 to 3
     */
    public record KeptRelic(int relic, int place) {}

    /** Nothing is kept yet. */
    static Draft of(Array<Card> legends, Array<Card> relics) {
        return new Draft(legends, relics, Array.empty(), Array.empty(), Stage.LEGENDS);
    }

    /** So many Legends and Relics of a Companion deck, at random. */
    @Rule({"CG-4.1", "CG-4.2", "CG-4.11"})
    static Draft drawn(Array<Card> companion, Dice dice) {
        Array<Card> legends = dice.shuffle(companion.filter(card -> card.is(CardKind.LEGEND)));
        Array<Card> relics = dice.shuffle(companion.filter(card -> card.is(CardKind.RELIC)));
        return of(legends.take(DRAWN), relics.take(DRAWN));
    }

    @Override
    public boolean complete() {
        return stage == Stage.COMPLETE || stage == Stage.CONCEDED;
    }

    /** The same in another stage. */
    Draft in(Stage other) {
        return new Draft(legends, relics, keptLegends, keptRelics, other);
    }

    /** The same with one more Legend. */
    Draft keeping(int legend) {
        return new Draft(legends, relics, keptLegends.append(legend), keptRelics, stage);
    }

    /** The same with one more Relic. */
    Draft keeping(KeptRelic relic) {
        return new Draft(legends, relics, keptLegends, keptRelics.append(relic), stage);
    }

    /** The cards of this stage that are kept. */
    Array<Card> kept() {
        return stage == Stage.LEGENDS
                ? keptLegends.map(legends::get)
                : keptRelics.map(kept -> relics.get(kept.relic()));
    }

    /** The drawn cards of this stage. */
    Array<Card> drawn() {
        return stage == Stage.LEGENDS ? legends : relics;
    }

    /** The next drawn card with that id that may still be kept in the order in which cards were drawn; -1 if there is none. */
    int find(String id) {
        Array<Card> drawn = drawn();
        for (int place = last() + 1; place < drawn.size(); place++) {
            if (drawn.get(place).id().equals(id)) {
                return place;
            }
        }
        return -1;
    }

    /** The one kept last, of the drawn cards of this stage; -1 if none is kept. */
    private int last() {
        if (stage == Stage.LEGENDS) {
            return keptLegends.isEmpty() ? -1 : keptLegends.last();
        }
        return keptRelics.isEmpty() ? -1 : keptRelics.last().relic();
    }

    /** The spearhead that it leads to. */
    @Rule({"CG-4.3", "CG-4.4", "CG-4.11"})
    Spearhead spearhead() {
        Spearhead spearhead = Spearhead.EMPTY;
        for (int i = 0; i < keptLegends.size(); i++) {
            spearhead = spearhead.with(i + 1, CardKind.LEGEND, Option.some(Stack.of(legends.get(keptLegends.get(i)))));
        }
        for (KeptRelic kept : keptRelics) {
            spearhead = spearhead.with(kept.place(), CardKind.RELIC, Option.some(Stack.of(relics.get(kept.relic()))));
        }
        return spearhead;
    }

    /** What the draft offers to its player. */
    Due offer(Seat seat) {
        return new Due.DraftOffer(seat, legends, relics);
    }

    /** The actions that led to it. */
    Array<Action> actions(Seat seat) {
        boolean legendsEnded = stage == Stage.RELICS || stage == Stage.COMPLETE || keptRelics.nonEmpty();
        Array<Action> first =
                keptLegends.map(place -> new KeepLegend(seat, legends.get(place).id()));
        Array<Action> then = keptRelics.map(
                each -> new KeepRelic(seat, relics.get(each.relic()).id(), each.place()));
        Array<Action> end = Array.of(new EndDraft(seat));
        return first.appendAll(legendsEnded ? end : Array.empty())
                .appendAll(then)
                .appendAll(stage == Stage.COMPLETE && keptLegends.nonEmpty() ? end : Array.empty())
                .appendAll(stage == Stage.CONCEDED ? Array.of(new Concede(seat)) : Array.empty());
    }
}
