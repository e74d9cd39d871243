package io.github.terrene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is foreseen of a move is what its player sees then, whatever is hidden. */
class ForesightTest {
    private static final int GAMES = 6;
    private static final int FOR_LONG = 400;

    /**
     * Random games.
     *
     * @param part of hundred moves, at least so many are foreseen
     */
    @ParameterizedTest
    @CsvSource({"odyssey,30", "terralore,50", "hobe,30", "carnage,15"})
    void whatIsForeseenComes(String id, int part) {
        int moves = 0;
        int foreseen = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Running<?, ?, ?, ?, ?> game =
                    Exports.open(id, "", "", "", "", "", String.valueOf(seed)).game();
            Dice dice = Rng.of(seed).dice();
            for (int i = 0; i < FOR_LONG && game.outcome("").equals("null"); i++) {
                moves++;
                foreseen += isForeseen(id, game, dice) ? 1 : 0;
            }
        }
        assertThat(foreseen * 100 / moves).isGreaterThanOrEqualTo(part);
    }

    private static <C, S, A, E, V> boolean isForeseen(String id, Running<C, S, A, E, V> game, Dice dice) {
        Rules<C, S, A, E, V> rules = game.game().rules();
        S state = game.played().state();
        Seat seat = rules.deciders(state).head();
        String action = Json.write(rules.forms().action(), dice.pick(rules.choices(state, seat)));
        String letter = seat.toString();
        String board = Exports.foresee(id, "", "[\"A\",\"B\"]", letter, game.view(letter), action, "de");
        assertThat(game.apply(action, "")).startsWith("{\"number\"");
        boolean foreseen = !board.equals("null");
        if (foreseen) {
            assertThat(board).isEqualTo(game.board(letter, "de"));
        }
        return foreseen;
    }
}
