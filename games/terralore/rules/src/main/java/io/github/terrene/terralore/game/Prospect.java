package io.github.terrene.terralore.game;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;

/**
 * How good a game looks: a weighted sum of what each player has. The weights are those that best predict the winners of games between sensible
 * players (logistic regression over all ready decks), rounded.
 */
final class Prospect {
    private Prospect() {}

    static double share(Game game, Seat seat) {
        Table table = game.table();
        return Evaluation.share(worth(table, seat) - worth(table, Players.opponent(seat)), 1);
    }

    private static double worth(Table table, Seat seat) {
        Side side = table.side(seat);
        return 0.37 * side.castle()
                + 0.33 * table.handSize(seat)
                + 0.43 * table.deckSize(seat)
                + worth(table, side.attacking())
                + worth(table, side.defending());
    }

    private static double worth(Table table, LaneHalf half) {
        double sum = 0;
        for (CardOnField card : half.standing()) {
            sum += card.creature() ? 0.21 * table.points(card) - 0.15 : -0.7;
        }
        return sum;
    }
}
