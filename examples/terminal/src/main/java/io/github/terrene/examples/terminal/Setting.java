package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Asking;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.examples.terminal.told.Stage;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How a game with its decks is told.
 *
 * @param contest what is played
 * @param stage where it is told
 * @param seating who sits where
 * @param decks the names of its decks, by seat
 * @param detail how much is told
 * @param eyes through whose eyes; if nobody's, everything is told
 * @param cast the players
 */
record Setting<C, S, A, E, V>(
        Contest<C, S, A, E, V> contest,
        Stage<S, A, E> stage,
        Seating seating,
        Array<String> decks,
        Detail detail,
        Option<Seat> eyes,
        PlayerNames cast) {
    /** How many decisions are told of a game that does not end. */
    private static final int LAST = 3;

    /** A game that addresses the person as "you". */
    static <C, S, A, E, V> Setting<C, S, A, E, V> of(
            Contest<C, S, A, E, V> contest, C config, Paper paper, Detail detail, Option<Seat> eyes, Option<Seat> you) {
        Seating seating = contest.seating().apply(config);
        Array<String> decks = contest.game().decks().played().apply(config).map(Printable::of);
        return new Setting<>(
                contest, contest.stage().apply(config), seating, decks, detail, eyes, seating.cast(paper, decks, you));
    }

    Paper paper() {
        return cast.paper();
    }

    /** A storyteller who has told nothing yet. */
    Storyteller<S, E> storyteller() {
        return stage.storyteller(cast, detail, eyes);
    }

    /**
     * Says who plays what.
     *
     * @param before what stands before the key of the message: "replay."
     */
    void announce(String before, long seed) {
        String game = contest.wanted().game().option();
        String key = before + contest.wanted().kind() + ".of";
        String title = messages()
                .find("title." + game)
                .getOrElse(() -> contest.wanted().game().game().title());
        String players = seating.announced(cast, decks);
        paper().wrapped("", "", messages().say(key, players, title, Long.toString(seed)));
        cast.you().forEach(seat -> {
            String advice = messages().find("advice." + game).getOrElse("");
            paper().wrapped(
                            "",
                            "",
                            messages().say("you.are", cast.name(seat), advice).replace("  ", " "));
        });
    }

    private Messages messages() {
        return paper().messages();
    }

    /** The last table, and how the game ended on it. */
    void close(Storyteller<S, E> storyteller, Timeline<S, A, E> played) {
        S last = played.state();
        storyteller.end(last);
        storyteller.board(last);
        paper().blank();
        Array<String> scores = seating.teams()
                .flatMap(team -> stage.standing(last, team.head(), cast).map(score -> names(team) + " " + score));
        String score = scores.isEmpty() ? "" : scores.mkString("", " : ", ", ");
        paper().line(paper().paint(Ink.STRONG, messages().say("result")) + " " + score + end(last) + " ("
                + Array.of(stage.length(last, messages()), messages().say("decisions", played.length()))
                        .reject(String::isEmpty)
                        .mkString(", ")
                + ")");
    }

    /** That bots would play on for ever, and what they did last. */
    void endless(Timeline<S, A, E> played) {
        Narrator<A, E> narrator =
                Asking.narrator(contest.rules(), contest.game().cards(), cast);
        String last = Array.ofAll(played.moves())
                .map(Move::action)
                .filter(action -> eyes.forAll(contest.rules().actor(action)::equals))
                .takeRight(LAST)
                .map(action -> title(action, narrator, played.state()))
                .mkString("; ");
        paper().wrapped("", "", messages().say("endless", played.length(), last));
    }

    private String title(A action, Narrator<A, E> narrator, S state) {
        Seat actor = contest.rules().actor(action);
        Scene<A> scene = narrator.scene(contest.rules().shown(contest.rules().view(state, actor)));
        return cast.name(actor) + ": " + new Voice(narrator, cast).write(narrator.choice(action, scene));
    }

    private String names(Iterable<Seat> seats) {
        return Array.ofAll(seats).map(cast::name).mkString(" " + messages().say("and") + " ");
    }

    private String end(S last) {
        return contest.rules()
                .outcome(last)
                .map(this::end)
                .getOrElse(() -> messages().say("unfinished"));
    }

    private String end(Outcome outcome) {
        if (outcome.drawn()) {
            return messages().say("drawn");
        } else if (cast.you().exists(outcome::wonBy)) {
            return messages().say("you.win");
        }
        return messages().say(outcome.winners().size() == 1 ? "wins" : "win", names(outcome.winners()));
    }
}
