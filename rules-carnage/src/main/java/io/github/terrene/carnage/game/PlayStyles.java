package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.duel.Strength;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.IntUnaryOperator;

/** Ways to play Carnage at random: for playouts and benchmarks. */
public final class PlayStyles {
    private static final int USUAL = 20;
    private static final KindWeights<ActionKind> KINDS = KindWeights.of(ActionKind.class, USUAL)
            .with(4, ActionKind.BURN)
            .with(3, ActionKind.MEDITATE)
            .with(10, ActionKind.USE_POWER)
            .with(120, ActionKind.ATTACK)
            .with(60, ActionKind.ADD, ActionKind.PLACE)
            .with(1, ActionKind.PASS_SWORD)
            .with(5, ActionKind.END_DRAFT)
            .with(0, ActionKind.CONCEDE);

    /**
     * Brings what it can pay to the table, attacks when it can, burns and meditates when there is nothing better. In a duel it lays the Element
     * cards that make its fighters strongest more often than others. Chooses evenly where an effect asks, and does not concede.
     */
    public static final Policy<Game, Action> SENSIBLE = new Sensible();

    private PlayStyles() {}

    private static final class Sensible implements Policy<Game, Action> {
        @Override
        public int weight(Game game, Action action) {
            return switch (action.kind()) {
                case LAY -> laying(game, (Action.Lay) action);
                case CHOOSE -> choosing((Action.Choose) action);
                default -> KINDS.weight(game, action);
            };
        }

        /** The weights of lays, which are many and take long to find, are found only once. */
        @Override
        public int place(Game game, Seq<? extends Action> legal, IntUnaryOperator draw) {
            if (legal.get(0).kind() != ActionKind.LAY) {
                return Policy.super.place(game, legal, draw);
            }
            int[] upTo = new int[legal.size()];
            int total = 0;
            for (int place = 0; place < upTo.length; place++) {
                total += weight(game, legal.get(place));
                upTo[place] = total;
            }
            int drawn = draw.applyAsInt(total);
            int place = 0;
            while (upTo[place] <= drawn) {
                place++;
            }
            return place;
        }
    }

    /** The square of the strength in all rounds: a good lay is chosen several times as often as a poor one. */
    private static int laying(Game game, Action.Lay lay) {
        Array<ElementCard> drawn =
                game.table().side(lay.seat()).elements().drawn().cards();
        int strength = 0;
        for (int round = 1; round <= Duel.ROUNDS; round++) {
            ElementCard card = find(drawn, lay.cards().get(round - 1));
            strength += Strength.of(game.table(), game.options().awakening(), lay.seat(), round, card);
        }
        return Math.min(Policy.MOST, 1 + strength * strength);
    }

    private static ElementCard find(Array<ElementCard> drawn, String id) {
        int place = 0;
        while (!drawn.get(place).id().equals(id)) {
            place++;
        }
        return drawn.get(place);
    }

    /** More cards are seldom burned, and what is let pass is worth less than what is fought for. */
    private static int choosing(Action.Choose choose) {
        boolean declines =
                choose.choice() instanceof Choice.Nothing || choose.choice().equals(Choice.Answer.NO);
        return declines ? 2 * USUAL : USUAL;
    }
}
