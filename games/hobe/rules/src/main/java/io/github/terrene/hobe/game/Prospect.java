package io.github.terrene.hobe.game;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;

/**
 * How good a game looks: a weighted sum of what each player has. The weights are those that best predict the winners of games between sensible
 * players (logistic regression over all ready decks), rounded.
 */
final class Prospect {
    private static final int LAST_CARDS = 12;

    private Prospect() {}

    static double share(Game game, Seat seat) {
        Table table = game.table();
        return Evaluation.share(worth(table, seat) - worth(table, Players.opponent(seat)), 1);
    }

    private static double worth(Table table, Seat seat) {
        int deck = table.deckSize(seat);
        double sum = 0.08 * deck + 0.37 * Math.min(LAST_CARDS, deck) + 0.28 * table.handSize(seat);
        for (CardInPlay card : table.inPlay(seat)) {
            if (card.battle()) {
                sum += worth(table, card);
            } else if (card.weapon()) {
                sum += 0.12;
            }
        }
        return table.active().equals(seat) ? sum + 0.19 : sum;
    }

    private static double worth(Table table, CardInPlay card) {
        int attack = table.attack(card);
        return switch (card.place().slot().row()) {
            case FRONT -> 0.19 + 0.06 * attack + 0.11 * card.tokens();
            case BACK -> 0.19 + 0.31 * attack + 0.16 * card.tokens();
            default -> 0.59 + 0.06 * attack + 0.04 * card.tokens();
        };
    }
}
