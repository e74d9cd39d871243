package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.table.CurrentStats;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;

/** How strong a player is in each round of a duel with each of the Element cards drawn for it. */
final class Strengths {
    private final Game game;
    private final Seat seat;
    private final Pile<ElementCard> drawn;
    private final int[] strengths;

    Strengths(Game game, Seat seat) {
        this.game = game;
        this.seat = seat;
        drawn = game.table().side(seat).elements().drawn();
        strengths = new int[Duel.ROUNDS * drawn.size()];
        CurrentStats stats = new CurrentStats(game.table(), game.options().awakening());
        for (int i = 0; i < strengths.length; i++) {
            int round = 1 + i / drawn.size();
            ElementCard card = drawn.cards().get(i % drawn.size());
            strengths[i] = stats.strength(seat, round, card);
        }
    }

    /** The square of the strength in all rounds, so that a good lay is chosen several times as often as a poor one. */
    int weight(Lay lay) {
        int strength = 0;
        for (int round = 0; round < Duel.ROUNDS; round++) {
            strength += strengths[round * drawn.size() + drawn.place(lay.cards().get(round))];
        }
        return (int) Math.min(Policy.MOST, 1 + (long) strength * strength);
    }

    /** The weights of lays, 0 for other actions. */
    static int[] weights(Game game, LegalActions<? extends Action> legal) {
        Strengths strengths = new Strengths(game, legal.action(0).seat());
        int[] weights = new int[legal.size()];
        for (int place = 0; place < weights.length; place++) {
            if (legal.action(place) instanceof Lay lay) {
                strengths = strengths.of(lay.seat());
                weights[place] = strengths.weight(lay);
            }
        }
        return weights;
    }

    private Strengths of(Seat other) {
        return other.equals(seat) ? this : new Strengths(game, other);
    }
}
