package io.github.terrene.terralore.scenario;

import static io.github.terrene.kernel.Players.NORTH;
import static io.github.terrene.kernel.Players.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.play.Concessions;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Matches")
class MatchTest {
    private static final BestOfThree<GameConfig, Game, Action, Event, View, Table> RULES =
            Terralore.of(StarterSet.catalogue()).match();
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    private static Match<GameConfig, Game> begun(long seed) {
        return RULES.start(CONFIG, seed).get().state();
    }

    private static Match<GameConfig, Game> after(Match<GameConfig, Game> match, Seat... losers) {
        return new Concessions<>(RULES).by(match, losers);
    }

    @Test
    @DisplayName("The first to win two games wins the match")
    @Rule("TL-11.12")
    void bestOfThree() {
        Match<GameConfig, Game> even = after(begun(7), SOUTH, NORTH);
        assertThat(even.wins()).containsExactly(1, 1);
        assertThat(even.number()).isEqualTo(3);
        assertThat(RULES.deciders(even)).isNotEmpty();
        Match<GameConfig, Game> over = after(even, SOUTH);
        assertThat(over.outcome()).contains(new Outcome(Array.of(NORTH), "TL-11.12"));
        assertThat(RULES.deciders(over)).isEmpty();
        assertThat(after(begun(7), NORTH, NORTH).outcome()).contains(new Outcome(Array.of(SOUTH), "TL-11.12"));
    }

    @Test
    @DisplayName("After five games the player who has won more of them has the match")
    @Rule({"TL-11.8", "TL-11.12"})
    void fiveGames() {
        Match<GameConfig, Game> match = after(begun(7), NORTH);
        assertThat(match.number()).isEqualTo(2);
        String saved = RULES.notation().writeState(match);
        Match<GameConfig, Game> fifth = RULES.notation()
                .readState(CONFIG, saved.replace("number:2,", "number:5,"))
                .get();
        assertThat(after(fifth, SOUTH).outcome()).contains(new Outcome(Array.empty(), "TL-11.12"));
        assertThat(after(fifth, NORTH).outcome()).contains(new Outcome(Array.of(SOUTH), "TL-11.12"));
    }
}
