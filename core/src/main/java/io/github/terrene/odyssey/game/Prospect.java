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
 * players (logistic regression over all ready decks), rounded.
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
        double sum = 0.046 * (hp + Math.min(LAST_HP, hp))
                + 0.27 * side.actions()
                + 0.03 * (side.hand().size() + side.terrains().size());
        if (!side.terrains().isEmpty()) {
            sum += 0.06 * side.activeTerrain().card().actions();
        }
        for (Member member : side.members()) {
            sum += (member.held().isDefined() ? 0.03 : 0)
                    + (member.recruited() ? recruited(table, member) : hidden(member));
        }
        return table.active().equals(side.seat()) ? sum - 0.31 : sum;
    }

    private static double recruited(Table table, Member member) {
        double sum = 0.063 * table.stat(member, Stat.ATK)
                + 0.047 * table.stat(member, Stat.DEF)
                + 0.016 * (table.stat(member, Stat.HP) - member.damage())
                + 0.05 * member.xp()
                - 1.09;
        for (Keyword keyword : Keyword.values()) {
            sum += table.has(member, keyword) ? 0.31 : 0;
        }
        return sum;
    }

    private static double hidden(Member member) {
        return 0.049 * member.card().atk() - 0.59;
    }
}
