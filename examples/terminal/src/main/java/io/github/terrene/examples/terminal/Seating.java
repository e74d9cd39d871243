package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Who sits where, and what the players are called.
 *
 * @param teams the seats of each team
 * @param names the players' names by seat; none if they are called as their decks are
 */
record Seating(Array<Array<Seat>> teams, Array<String> names) {
    /** What two players are called who face each other. */
    static final Array<String> FACING = Players.BOTH.map(Players::name);

    /** Two sides who sit in turn. */
    static Seating sides(int players, Array<String> names) {
        return new Seating(
                Players.BOTH.map(side -> Seat.first(players).filter(seat -> seat.index() % 2 == side.index())), names);
    }

    /** Each player alone; there may be more names. */
    static Seating each(int players, Array<String> names) {
        return new Seating(Seat.first(players).map(Array::of), names.take(players));
    }

    /** All seats, ascending. */
    Array<Seat> seats() {
        return teams.flatMap(team -> team).sorted();
    }

    /**
     * The players of a game.
     *
     * @param decks the names of their decks
     * @param you who is addressed
     */
    PlayerNames cast(Paper paper, Seq<String> decks, Option<Seat> you) {
        return names.isEmpty() ? PlayerNames.of(paper, decks, you) : new PlayerNames(paper, names, you);
    }

    /** Who plays against whom: "South with Tide and Thorn against North with Candle and Claw"; without decks, who plays. */
    String announced(PlayerNames cast, Seq<String> decks) {
        Messages messages = cast.paper().messages();
        String between = decks.isEmpty() ? ", " : " " + messages.say("against") + " ";
        return teams.map(team ->
                        team.map(seat -> announced(cast, seat, decks)).mkString(" " + messages.say("and") + " "))
                .mkString(between);
    }

    private String announced(PlayerNames cast, Seat seat, Seq<String> decks) {
        if (decks.isEmpty()) {
            return cast.name(seat);
        }
        String deck = cast.paper().paint(Ink.STRONG, decks.get(seat.index()));
        return names.isEmpty() ? deck : cast.paper().messages().say("player.with", cast.name(seat), deck);
    }
}
