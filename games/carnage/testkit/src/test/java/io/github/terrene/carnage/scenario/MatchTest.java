package io.github.terrene.carnage.scenario;

import static io.github.terrene.kernel.Players.NORTH;
import static io.github.terrene.kernel.Players.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
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
            Carnage.of(StarterSet.catalogue()).match();
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard(), ReadyLists.all().get(0), ReadyLists.all().get(2));

    private static Match<GameConfig, Game> begun(long seed) {
        return RULES.start(CONFIG, seed).get().state();
    }

    private static Match<GameConfig, Game> after(Match<GameConfig, Game> match, Seat... losers) {
        return new Concessions<>(RULES).by(match, losers);
    }

    @Test
    @DisplayName("The first to win two games wins the match")
    @Rule("CG-13.9")
    void bestOfThree() {
        Match<GameConfig, Game> even = after(begun(7), SOUTH, NORTH);
        assertThat(even.wins()).containsExactly(1, 1);
        assertThat(even.number()).isEqualTo(3);
        assertThat(RULES.deciders(even)).isNotEmpty();
        Match<GameConfig, Game> over = after(even, SOUTH);
        assertThat(over.outcome()).contains(new Outcome(Array.of(NORTH), "CG-13.9"));
        assertThat(RULES.deciders(over)).isEmpty();
        assertThat(after(begun(7), NORTH, NORTH).outcome()).contains(new Outcome(Array.of(SOUTH), "CG-13.9"));
    }

    @Test
    @DisplayName("Drawn games count for nobody, and five are enough")
    @Rule({"CG-13.4", "CG-13.9"})
    void drawnGames() {
        Match<GameConfig, Game> match = begun(7);
        for (int game = 1; game <= BestOfThree.MOST_GAMES; game++) {
            assertThat(match.number()).isEqualTo(game);
            assertThat(match.wins()).containsExactly(0, 0);
            match = RULES.applyAll(match, Array.of(new Concede(SOUTH), new Concede(NORTH)))
                    .get()
                    .state();
        }
        assertThat(match.outcome()).contains(new Outcome(Array.empty(), "CG-13.9"));
    }
}
