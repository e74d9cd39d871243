package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How a game for two is told.
 *
 * @param game the game
 * @param paper where
 * @param detail how much
 * @param eyes through whose eyes; if nobody's, everything is told
 * @param cast the players
 */
record DuoSetting<C, S, A, E, V>(
        Duo<C, S, A, E, V> game, Paper paper, Detail detail, Option<Seat> eyes, PlayerNames cast) {
    /** A setting that addresses the person as "you". */
    static <C, S, A, E, V> DuoSetting<C, S, A, E, V> of(
            Duo<C, S, A, E, V> game, Paper paper, Detail detail, Option<Seat> eyes, Option<Seat> person) {
        return new DuoSetting<>(game, paper, detail, eyes, new PlayerNames(paper, game.players(), person));
    }

    /** A storyteller who has told nothing yet. */
    Storyteller<S, E> storyteller() {
        return game.storyteller(cast, detail, eyes);
    }

    /** Who plays what: "South with Tide and Thorn against North with Candle and Claw". */
    String players(Seq<String> decks) {
        return seats().map(seat -> messages()
                        .say(
                                "player.with",
                                cast.name(seat),
                                paper.paint(Ink.STRONG, Printable.of(decks.get(seat.index())))))
                .mkString(" " + messages().say("against") + " ");
    }

    private Messages messages() {
        return paper.messages();
    }

    private Array<Seat> seats() {
        return Seat.first(game.players().size());
    }

    /** The last table, and how the game ended on it. */
    void close(Storyteller<S, E> storyteller, Timeline<S, A, E> played) {
        S last = played.state();
        storyteller.board(last);
        paper.blank();
        String score = seats().map(seat -> cast.name(seat) + " " + game.standing(last, seat, messages()))
                .mkString(" : ");
        paper.line(paper.paint(Ink.STRONG, messages().say("result")) + " " + score + ", " + end(last) + " ("
                + game.length(last, messages()) + ", " + messages().say("decisions", played.length()) + ")");
    }

    private String end(S last) {
        return game.rules()
                .outcome(last)
                .map(outcome -> outcome.drawn()
                        ? messages().say("drawn")
                        : cast.you().contains(outcome.winners().head())
                                ? messages().say("you.win")
                                : messages()
                                        .say("wins", cast.name(outcome.winners().head())))
                .getOrElse(() -> messages().say("unfinished"));
    }
}
