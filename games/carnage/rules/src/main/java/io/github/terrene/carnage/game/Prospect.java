package io.github.terrene.carnage.game;

import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.SpearheadPlace;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;

/**
 * How good a game looks: a weighted sum of what each player has. The weights are those that best predict the winners of games between sensible
 * players (logistic regression over all ready decks), rounded.
 */
final class Prospect {
    private Prospect() {}

    static double share(Game game, Seat seat) {
        return Evaluation.share(worth(game, seat) - worth(game, Players.opponent(seat)), 1);
    }

    private static double worth(Game game, Seat seat) {
        Side side = game.table().side(seat);
        double sum =
                worth(side.purse()) + worth(side.domain()) + 0.03 * game.table().handSize(seat);
        for (SpearheadPlace place : side.spearhead().posts()) {
            for (Stack legend : place.legend()) {
                sum += 0.16 * legend.card().level() + (legend.reinforced() ? 0.17 : 0);
            }
            for (Stack relic : place.relic()) {
                sum += 0.02 * relic.card().level();
            }
        }
        return game.table().active().equals(seat) ? sum + 0.06 : sum;
    }

    private static double worth(Purse purse) {
        return 0.33 * purse.vp() + 0.05 * purse.shards() + 0.22 * purse.raiven() + 0.04 * purse.ap();
    }

    private static double worth(Domain domain) {
        return 0.27 * domain.realm().size() + 0.29 * domain.nest().size() - 0.3 * domain.pillars();
    }
}
