package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.CurrentStats;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Selection;
import io.vavr.collection.Array;

/**
 * A card that is about to be played.
 *
 * @param card the card in the hand
 * @param cost what it costs now
 * @param aims what its text aims at
 * @param targets its bearer or targets
 */
@Internal
@Rule({"HB-7.2", "HB-7.12"})
public record Playing(Card card, int cost, Array<Selection.Chosen> aims, Array<Choice> targets) {
    /** A card in the hand of a player, with its bearer or targets. */
    public static Playing of(Game game, Seat seat, Card card, Array<Choice> targets) {
        return new Playing(card, CurrentStats.cost(game.table(), seat, card), card.targets(), targets);
    }

    /** The same card with another bearer or other targets. */
    public Playing on(Array<Choice> others) {
        return new Playing(card, cost, aims, others);
    }
}
