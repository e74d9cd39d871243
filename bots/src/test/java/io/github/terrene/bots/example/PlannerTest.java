package io.github.terrene.bots.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import org.junit.jupiter.api.Test;

class PlannerTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);

    @Test
    void thePlannerSaysWhatItThinksOfEachChoice() {
        Game game = RULES.start(CONFIG, 1).get().state();
        Seat seat = RULES.deciders(game).head();
        String thoughts = Planner.thoughts(Planner.planner(RULES, CONFIG, seat), RULES, game, seat);
        assertThat(thoughts.lines()).hasSize(RULES.choices(game, seat).size());
        assertThat(thoughts.lines()
                        .mapToInt(line -> Integer.parseInt(line.trim().split(" ")[0]))
                        .sum())
                .isEqualTo(500);
    }

    @Test
    void theirSharesAreAVictory() {
        Game game = RULES.start(CONFIG, 1).get().state();
        assertThat(Planner.share(game, Players.SOUTH) + Planner.share(game, Players.NORTH))
                .isEqualTo(1);
    }
}
