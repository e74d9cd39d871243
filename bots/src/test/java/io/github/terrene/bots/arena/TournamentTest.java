package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.Players;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What is played when each plays each. */
class TournamentTest {
    private static final Seq<AgentSpec> AGENTS = Array.of("random", "sensible", "search:9")
            .map(text -> AgentSpec.parse(text).get());
    private static final Tournament OF_AGENTS =
            Tournament.ofAgents(HobeArena.HOBE, AGENTS, 5).get();
    private static final Tournament OF_DECKS =
            Tournament.ofDecks(HobeArena.HOBE, AGENTS.head(), 5).get();

    @Test
    void twoGamesInARowAreTheSameDealFromBothSides() {
        Fixture one = OF_AGENTS.fixture(8);
        Fixture other = OF_AGENTS.fixture(9);
        assertThat(one.seed()).isEqualTo(other.seed());
        assertThat(one.decks()).isEqualTo(other.decks());
        assertThat(one.agents())
                .containsExactly("random", "search:9")
                .isEqualTo(other.agents().reverse());
        assertThat(one.ofOne(Players.SOUTH)).isTrue();
        assertThat(other.ofOne(Players.NORTH)).isTrue();
    }

    @Test
    void eachPlaysEachBeforeTheNextDealWithOtherDecksBegins() {
        Array<Fixture> deal = Array.range(0, 6).map(OF_AGENTS::fixture);
        assertThat(deal.map(each -> each.one() + " " + each.other()).distinct())
                .containsExactly("random sensible", "random search:9", "sensible search:9");
        assertThat(deal.map(Fixture::seed).append(OF_AGENTS.fixture(6).seed()).distinct())
                .hasSize(2);
        assertThat(OF_AGENTS.fixture(0).decks()).containsExactly("Black Ships", "High Walls");
        assertThat(OF_AGENTS.fixture(6).decks()).containsExactly("High Walls", "Black Ships");
    }

    @Test
    void decksChangeTheirSidesToo() {
        assertThat(OF_DECKS.fixture(0).decks()).containsExactly("Black Ships", "High Walls");
        assertThat(OF_DECKS.fixture(1).decks()).containsExactly("High Walls", "Black Ships");
        assertThat(OF_DECKS.fixture(1).one()).isEqualTo("Black Ships");
        assertThat(OF_DECKS.fixture(1).agents()).containsExactly("random", "random");
    }

    @Test
    void whoFailsHasLost() {
        var failing = new ArenaGame<>(
                "hobe",
                "Hobe",
                HobeArena.HOBE.rules(),
                HobeArena.HOBE.book(),
                2,
                HobeArena.HOBE.decks(),
                HobeArena.HOBE.config(),
                (config, seat, thinking) -> (view, legal, rng) -> {
                    if (seat.equals(Players.NORTH)) {
                        throw new IllegalStateException("at a loss");
                    }
                    return thinking.decide(view, legal, rng);
                },
                HobeArena.HOBE.first(),
                HobeArena.HOBE.turns());
        GameResult result = Arena.play(failing, OF_DECKS.fixture(0));
        assertThat(result.points()).isEqualTo(1);
        assertThat(result.ending()).isEqualTo(GameResult.FAILED);
        assertThat(Arena.play(failing, OF_DECKS.fixture(1)).points()).isZero();
    }

    @Test
    void agentsAreWrittenAsTheyAreRead() {
        for (String text : new String[] {"random", "greedy", "trials:4", "search:500", "search:200ms", "master"}) {
            assertThat(AgentSpec.parse(text).get().text()).isEqualTo(text);
        }
        for (String text : new String[] {"", "Random", "trials", "trials:0", "trials:4ms", "greedy:2", "search:-1"}) {
            assertThat(AgentSpec.parse(text).isLeft()).as(text).isTrue();
        }
    }
}
