package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The players of an encounter: each name begins with the letter of the seat. */
public final class Players {
    private static final Array<String> NAMES =
            Array.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jonas", "Kira", "Lou");

    private Players() {}

    /** That many players. */
    public static PlayerNames cast(Paper paper, int players, Option<Seat> you) {
        return new PlayerNames(paper, NAMES.take(players), you);
    }

    /** The two players of a game of the tournament, by their seats in it. */
    static PlayerNames inside(PlayerNames cast, Fixture game) {
        return new PlayerNames(
                cast.paper(),
                Array.of(game.first(), game.second()).map(seat -> cast.names().get(seat.index())),
                cast.you().filter(game::has).map(game::seatInGame));
    }
}
