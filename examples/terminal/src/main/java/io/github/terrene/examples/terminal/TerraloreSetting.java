package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.lanes.Narrator;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How a game of Terralore is told.
 *
 * @param paper where
 * @param detail how much
 * @param eyes through whose eyes; if nobody's, everything is told
 * @param cast the players
 */
record TerraloreSetting(Paper paper, Detail detail, Option<Seat> eyes, Cast cast) {
    static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    /** A setting that addresses the person as "you". */
    static TerraloreSetting of(Paper paper, Detail detail, Option<Seat> eyes, Option<Seat> person) {
        Cast cast = new Cast(paper, Players.BOTH.map(Players::name), person);
        return new TerraloreSetting(paper, detail, eyes, cast);
    }

    Narrator narrator() {
        return new Narrator(paper, cast, detail, eyes);
    }

    /** Who plays what: "South with Tide and Thorn against North with Candle and Claw". */
    String players(Seq<Deck> decks) {
        return Players.BOTH
                .map(seat -> cast.name(seat) + " with "
                        + paper.paint(
                                Ink.STRONG, Printable.of(decks.get(seat.index()).name())))
                .mkString(" against ");
    }

    /** The last table, and how the game ended on it. */
    void close(Narrator narrator, Timeline<Game, Action, Event> played) {
        Game last = played.state();
        narrator.board(last);
        paper.blank();
        String score = Players.BOTH
                .map(seat -> cast.name(seat) + " " + last.table().castle(seat) + " HP")
                .mkString(" : ");
        paper.line(paper.paint(Ink.STRONG, "Result: ") + score + ", " + end(last) + " ("
                + counted(last.table().turn(), "turn") + ", " + counted(played.length(), "decision") + ")");
    }

    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private String end(Game last) {
        return last.table()
                .outcome()
                .map(outcome ->
                        outcome.drawn() ? "drawn" : cast.does(outcome.winners().head(), "win"))
                .getOrElse("not finished");
    }
}
