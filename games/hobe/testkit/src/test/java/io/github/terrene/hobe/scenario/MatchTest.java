package io.github.terrene.hobe.scenario;

import static io.github.terrene.kernel.Players.NORTH;
import static io.github.terrene.kernel.Players.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.testkit.law.play.Concessions;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Matches")
class MatchTest {
    private static final BestOfThree<GameConfig, Game, Action, Event, View, Table> RULES =
            Hobe.of(StarterSet.catalogue()).match();
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);

    private static Match<GameConfig, Game> begun(long seed) {
        return RULES.start(CONFIG, seed).get().state();
    }

    private static Match<GameConfig, Game> after(Match<GameConfig, Game> match, Seat... losers) {
        return new Concessions<>(RULES).by(match, losers);
    }

    @Test
    @DisplayName("The first to win two games wins the match")
    @Rule("HB-11.9")
    void bestOfThree() {
        Match<GameConfig, Game> even = after(begun(7), SOUTH, NORTH);
        assertThat(even.wins()).containsExactly(1, 1);
        assertThat(even.number()).isEqualTo(3);
        assertThat(RULES.deciders(even)).isNotEmpty();
        Match<GameConfig, Game> over = after(even, SOUTH);
        assertThat(over.outcome()).contains(new Outcome(Array.of(NORTH), "HB-11.9"));
        assertThat(RULES.deciders(over)).isEmpty();
        assertThat(after(begun(7), NORTH, NORTH).outcome()).contains(new Outcome(Array.of(SOUTH), "HB-11.9"));
    }

    @Test
    @DisplayName("A coin decides anew who goes first in each game")
    @Rule({"HB-4.2", "HB-11.9"})
    void aCoinIsTossedInEachGame() {
        Array<Boolean> same = Array.range(0, 20).map(seed -> {
            Match<GameConfig, Game> first = begun(seed);
            return first.game()
                    .table()
                    .active()
                    .equals(after(first, SOUTH).game().table().active());
        });
        assertThat(same).contains(true, false);
    }
}
