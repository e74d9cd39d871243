package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Narrator;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Deviation;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.PrintStream;
import java.nio.file.Path;

/**
 * Plays a match back from a file.
 *
 * @param contests what can be played
 * @param setting how it is told
 * @param file the file
 * @param err where it is told what is wrong with it
 */
record PlayBack(Contests contests, Setting setting, Path file, PrintStream err) {

    /** Reads, checks and tells it, and returns the exit code. */
    int tell() {
        return ReplayFile.read(file)
                .mapLeft(problem -> complaint().refuse("cannot be read", problem))
                .map(text -> new PlayBack(contests, setting.of(contests.recorded(text)), file, err).told(text))
                .fold(code -> code, code -> code);
    }

    /** Tells what a text records: a match of the setting's contest, if it is one. */
    private int told(String text) {
        return setting.eyes()
                .filter(seat -> !setting.contest().seats().contains(seat))
                .map(seat ->
                        complaint().refuse("cannot be told", "nobody sits at " + seat + " in a match of this format"))
                .getOrElse(() -> Replay.parse(text, setting.rules().notation())
                        .mapLeft(complaint()::damaged)
                        .map(this::verified)
                        .fold(code -> code, code -> code));
    }

    private int verified(Replay<MatchConfig, Action> replay) {
        return replay.verify(setting.rules())
                .fold(deviation -> deviates(replay, deviation), match -> asRecorded(replay, match));
    }

    private int asRecorded(
            Replay<MatchConfig, Action> replay,
            Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match) {
        PlayerNames cast = cast(replay);
        told(replay, cast, match);
        new Summary(setting.paper(), cast, match).print();
        setting.paper()
                .line("Verified: all " + (match.length() + 1) + " states are what they were when it was played.");
        return 0;
    }

    private PlayerNames cast(Replay<MatchConfig, Action> replay) {
        return PlayerNames.of(setting.paper(), decks(replay), Option.none());
    }

    private static Seq<String> decks(Replay<MatchConfig, Action> replay) {
        return replay.config().decks().map(Deck::name).map(Printable::of);
    }

    private Narrator told(
            Replay<MatchConfig, Action> replay,
            PlayerNames cast,
            Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match) {
        String players = setting.contest().teams(seat -> decks(replay).get(seat.index()), " against ");
        String edition = replay.config().options().edition().name();
        setting.paper().line("Replay of " + players + ". Edition " + edition + ", seed " + replay.seed() + ".");
        Narrator narrator = setting.narrator(cast);
        narrator.begin(match.first());
        Match<MatchConfig, Game> before = match.first().state();
        for (Move<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> move : match.moves()) {
            narrator.tell(before, move);
            before = move.step().state();
        }
        narrator.pause();
        return narrator;
    }

    /** Tells the game up to where it deviates and draws the table there, then says where that is. */
    private int deviates(
            Replay<MatchConfig, Action> replay,
            Deviation<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> deviation) {
        deviation.before().forEach(match -> told(replay, cast(replay), match).show(match.state()));
        return complaint().deviates(deviation);
    }

    private Complaint complaint() {
        return new Complaint(file, err);
    }
}
