package io.github.terrene.examples.terminal;

import static io.github.terrene.examples.terminal.TerraloreSetting.RULES;

import io.github.terrene.examples.terminal.lanes.Narrator;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Deviation;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;

/**
 * Plays a game of Terralore back from a file.
 *
 * @param setting how it is told
 * @param complaint who says what is wrong with the file
 */
record TerralorePlayBack(TerraloreSetting setting, Complaint complaint) {

    /** Whether a text says that it is a replay of this game. */
    static boolean recorded(String replay) {
        return replay.lines().anyMatch(("game " + RULES.notation().game())::equals);
    }

    /** Reads, checks and tells it, and returns the exit code. */
    int tell() {
        return ReplayFile.read(complaint.file())
                .mapLeft(problem -> complaint.refuse("cannot be read", problem))
                .flatMap(text -> Replay.parse(text, RULES.notation()).mapLeft(complaint::damaged))
                .map(this::verified)
                .fold(code -> code, code -> code);
    }

    private int verified(Replay<GameConfig, Action> replay) {
        return replay.verify(RULES).fold(deviation -> deviates(replay, deviation), game -> asRecorded(replay, game));
    }

    private int asRecorded(Replay<GameConfig, Action> replay, Timeline<Game, Action, Event> game) {
        setting.close(told(replay, game), game);
        setting.paper().line("Verified: all " + (game.length() + 1) + " states are what they were when it was played.");
        return 0;
    }

    private Narrator told(Replay<GameConfig, Action> replay, Timeline<Game, Action, Event> game) {
        setting.paper()
                .line("Replay of " + setting.players(replay.config().decks()) + ", a game of Terralore. Seed "
                        + replay.seed() + ".");
        Narrator narrator = setting.narrator();
        narrator.begin(game.first());
        Step<Game, Event> before = game.first();
        for (Move<Game, Action, Event> move : game.moves()) {
            narrator.tell(before.state().table(), move.step());
            before = move.step();
        }
        return narrator;
    }

    /** Tells the game up to where it deviates and draws the table there, then says where that is. */
    private int deviates(Replay<GameConfig, Action> replay, Deviation<Game, Action, Event> deviation) {
        deviation.before().forEach(game -> told(replay, game).board(game.state()));
        return complaint.deviates(deviation);
    }
}
