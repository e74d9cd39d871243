package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Deviation;
import io.github.terrene.kernel.replay.Replay;

/**
 * Plays a game for two back from a file.
 *
 * @param setting how it is told
 * @param complaint who says what is wrong with the file
 */
record DuoPlayBack<C, S, A, E, V>(DuoSetting<C, S, A, E, V> setting, Complaint complaint) {
    /** Reads, checks and tells it, and returns the exit code. */
    int tell() {
        return ReplayFile.read(complaint.file())
                .mapLeft(problem -> complaint.refuse("cannot be read", problem))
                .flatMap(text ->
                        Replay.parse(text, setting.game().rules().notation()).mapLeft(complaint::damaged))
                .map(this::verified)
                .fold(code -> code, code -> code);
    }

    private int verified(Replay<C, A> replay) {
        return replay.verify(setting.game().rules())
                .fold(deviation -> deviates(replay, deviation), game -> asRecorded(replay, game));
    }

    private int asRecorded(Replay<C, A> replay, Timeline<S, A, E> game) {
        setting.close(told(replay, game), game);
        setting.paper().line(setting.paper().messages().say("verified", game.length() + 1));
        return 0;
    }

    private Storyteller<S, E> told(Replay<C, A> replay, Timeline<S, A, E> game) {
        String players = setting.players(setting.game().decks().names(replay.config()));
        setting.paper()
                .line(setting.paper()
                        .messages()
                        .say(
                                "replay." + setting.game().kind(),
                                players,
                                setting.game().title(),
                                Long.toString(replay.seed())));
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
        deviation.before().forEach(game -> told(replay, game).board(game.state()));
        return complaint.deviates(deviation);
    }
}
