package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;

/**
 * How good a game looks: a weighted sum of what each side has. The weights are those that best predict the winners of duels between sensible
 * players (logistic regression over all ready decks, with numbers that balance them), rounded. Actions count in their owner's turn only: those
 * that are left when it ends helped nobody to win, so nobody should wait with them.
 */
final class Prospect {
    private static final int LAST_HP = 15;

    private Prospect() {}

    static double share(Game game, Seat seat) {
        Table table = game.table();
        double ahead = 0;
        for (Side side : table.sides()) {
            double worth = worth(table, side);
            ahead += table.allied(seat, side.seat()) ? worth : -worth;
        }
        return Evaluation.share(ahead, 1);
    }

    private static double worth(Table table, Side side) {
        int hp = table.team(side.seat()).hp();
        double sum = 0.05 * hp
                + 0.03 * Math.min(LAST_HP, hp)
                + 0.01 * (side.hand().size() + side.terrains().size());
        if (!side.terrains().isEmpty()) {
            sum += 0.11 * side.activeTerrain().card().actions();
        }
        for (Member member : side.members()) {
            sum += member.recruited() ? recruited(table, member) : hidden(member);
        }
        return table.active().equals(side.seat()) ? sum + 0.29 * side.actions() - 0.4 : sum;
    }

    private static double recruited(Table table, Member member) {
        double sum = 0.025 * table.stat(member, Stat.ATK)
                + 0.025 * table.stat(member, Stat.DEF)
                + 0.01 * (table.stat(member, Stat.HP) - member.damage())
                + 0.06 * member.xp()
                - 0.39;
        for (Keyword keyword : Keyword.values()) {
            sum += table.has(member, keyword) ? 0.13 : 0;
        }
        return sum;
    }

    private static double hidden(Member member) {
        return 0.011 * member.card().atk() - 0.15;
    }
}
