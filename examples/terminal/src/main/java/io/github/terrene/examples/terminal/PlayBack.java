package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Deviation;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Plays a game back from a file.
 *
 * @param contest what the file says was played
 * @param complaint who says what is wrong with the file
 * @param paper where it is told
 * @param detail how much
 * @param eyes through whose eyes; if nobody's, everything is told
 */
record PlayBack<C, S, A, E, V>(
        Contest<C, S, A, E, V> contest, Complaint complaint, Paper paper, Detail detail, Option<Seat> eyes) {
    /** Reads, checks and tells what a text records, and returns the exit code. */
    int tell(String text) {
        return Replay.parse(text, contest.rules().notation())
                .mapLeft(complaint::damaged)
                .map(this::verified)
                .fold(code -> code, code -> code);
    }

    private int verified(Replay<C, A> replay) {
        Array<Seat> seats = contest.seating().apply(replay.config()).seats();
        return eyes.filter(seat -> !seats.contains(seat))
                .map(seat -> complaint.refuse(
                        "cannot be told", "nobody sits at " + seat + "; there is " + Telling.seats(seats)))
                .getOrElse(() -> verification(replay));
    }

    private int verification(Replay<C, A> replay) {
        return replay.verify(contest.rules())
                .fold(deviation -> deviates(replay, deviation), game -> asRecorded(replay, game));
    }

    private int asRecorded(Replay<C, A> replay, Timeline<S, A, E> game) {
        Setting<C, S, A, E, V> setting = setting(replay);
        setting.close(told(setting, replay, game), game);
        paper.line(paper.messages().say("verified", game.length() + 1));
        return 0;
    }

    private Setting<C, S, A, E, V> setting(Replay<C, A> replay) {
        return Setting.of(contest, replay.config(), paper, detail, eyes, Option.none());
    }

    private Storyteller<S, E> told(Setting<C, S, A, E, V> setting, Replay<C, A> replay, Timeline<S, A, E> game) {
        setting.announce("replay.", replay.seed());
        Storyteller<S, E> storyteller = setting.storyteller();
        storyteller.begin(game.first());
        Step<S, E> before = game.first();
        for (Move<S, A, E> move : game.moves()) {
            storyteller.tell(before.state(), move.step());
            before = move.step();
        }
        return storyteller;
    }

    /** Tells the game up to where it deviates and draws the table there, then says where that is. */
    private int deviates(Replay<C, A> replay, Deviation<S, A, E> deviation) {
        deviation.before().forEach(game -> told(setting(replay), replay, game).board(game.state()));
        return complaint.deviates(deviation);
    }
}
