package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.level.Level;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In each game and match, bots think no longer than they may. */
class BotsTest {
    /** More than a draft of three takes before the first game, and than an opening that is known by heart. */
    private static final int DECISIONS = 400;

    private static final Shelf SHELF = Shelf.onPath();

    static Stream<Game<?, ?, ?, ?, ?>> games() {
        Array<ReadyGame<?, ?, ?, ?, ?>> ready = SHELF.games()
                .filter(ShelvedGame::atTables)
                .map(game -> SHELF.ready(
                                game.id(), Wish.USUAL.withPlayers(game.players().head()))
                        .get());
        return ready.<Game<?, ?, ?, ?, ?>>map(ReadyGame::game)
                .appendAll(ready.flatMap(ReadyGame::match))
                .toJavaStream();
    }

    /** Who has no time thinks once, however strong; a master who ignores the clock thinks ten times as often, and comes to other choices. */
    @ParameterizedTest
    @MethodSource("games")
    <C, S, A, E, V> void withoutTimeAllWhoSearchChooseAlike(Game<C, S, A, E, V> game) {
        Rules<C, S, A, E, V> rules = game.rules();
        C config = game.decks().config().apply(game.decks().usual());
        S state = rules.start(config, 1).get().state();
        for (int decision = 0; decision < DECISIONS && rules.outcome(state).isEmpty(); decision++) {
            Decision next = rules.pending(state).head();
            Seq<A> legal = rules.legal(state, next.seat());
            V view = rules.view(state, next.seat());
            Rng rng = Rng.of(decision);
            Array<A> choices = Array.of(Level.SKILLED, Level.MASTER)
                    .map(level -> game.bots().bot(config, next.seat(), level, 1))
                    .map(bot -> bot.decide(view, legal, rng));
            assertThat(choices.get(0)).isEqualTo(choices.get(1));
            A choice = game.bots().bot(config, next.seat(), Level.CASUAL).decide(view, legal, rng);
            state = rules.apply(state, choice).get().state();
        }
    }
}
