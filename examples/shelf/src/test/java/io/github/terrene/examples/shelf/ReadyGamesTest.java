package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.AgentSpec;
import io.github.terrene.bots.arena.Arena;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.arena.Main;
import io.github.terrene.bots.arena.Schedule;
import io.github.terrene.bots.arena.Share;
import io.github.terrene.bots.arena.Tournament;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.Players;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arena finds all games that have ready decks, and plays them. */
class ReadyGamesTest {
    private static final ArenaGames GAMES = ArenaGames.onPath();

    @ParameterizedTest
    @ValueSource(
            strings = {"odyssey", "odyssey-2v2", "terralore", "hobe", "carnage", "odyssey-2015", "odyssey-drafted"})
    void eachIsPlayedToItsEnd(String id) {
        ArenaGame<?, ?, ?, ?, ?> game = GAMES.game(id).get();
        Array<AgentSpec> agents =
                Array.of("random", "sensible").map(text -> AgentSpec.parse(text).get());
        Tournament tournament = Tournament.ofAgents(game, agents, 1).get();
        Array<GameResult> results = new Arena(new Schedule(tournament, 4, Option.none(), Share.ALL), 2)
                .play(Array.empty(), each -> {}, (fixture, failure) -> {});
        assertThat(results).hasSize(4).allMatch(each -> each.turns() > 0 && each.decisions() > 0);
        assertThat(results.map(GameResult::ending)).doesNotContain(GameResult.STOPPED, GameResult.FAILED);
        assertThat(results.flatMap(GameResult::firstWon).isEmpty()).isEqualTo(id.equals("terralore"));
    }

    @Test
    void theProgramOfThePublishedModuleKnowsThem() {
        StringWriter err = new StringWriter();
        PrintWriter out = new PrintWriter(new StringWriter());
        assertThat(Main.run(out, new PrintWriter(err, true), false, "--decks")).isEqualTo(2);
        assertThat(err.toString())
                .contains("There are: odyssey, odyssey-2v2, terralore, hobe, carnage, odyssey-2015, odyssey-drafted,"
                        + " odyssey-small, hobe-small");
    }

    @Test
    void whoWentFirstIsSeenFromTheLastTurn() {
        assertThat(Turns.first(1, Players.NORTH)).isEqualTo(Players.NORTH);
        assertThat(Turns.first(8, Players.NORTH)).isEqualTo(Players.SOUTH);
    }
}
