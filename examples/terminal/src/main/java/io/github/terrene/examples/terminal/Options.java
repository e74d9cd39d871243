package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.narrator.board.Layout;
import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line. */
@Command(
        name = "terrene",
        sortOptions = false,
        description =
                "Plays a best-of-three match of Terrene Odyssey, a draft with its tournament, or a game or match of Terralore, Hobe, Carnage or whatever else is found, and narrates it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  mvn -q compile exec:java",
            "  mvn -q compile exec:java -Dexec.args=\"--human --decks skylar,jin\"",
            "  mvn -q compile exec:java -Dexec.args=\"--seed 7 --save match.replay --quiet\"",
            "  mvn -q compile exec:java -Dexec.args=\"--replay match.replay\"",
            "  mvn -q compile exec:java -Dexec.args=\"--format 2v2 --human C\"",
            "  mvn -q compile exec:java -Djar=/my/cards.jar -Dexec.args=\"--decks mine,sk\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game terralore --human --decks tide,gloom\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --human\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --best-of 3 --language de\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --cards /my/set.txt --human\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game carnage --human\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game draft --players 4 --seed 3\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game draft --human\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --learn\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --puzzle\"",
            "  mvn -q compile exec:java -Dexec.args=\"arena --help\"",
            "",
            "Exit codes: 0 on success, 1 if a replay is damaged or deviates, 2 for wrong usage."
        })
final class Options implements Callable<Integer> {
    @Mixin
    private Playing playing;

    @Option(
            names = "--replay",
            paramLabel = "FILE",
            description = "Play back a replay file, check each of its states, and narrate it.")
    private Path replay;

    @Mixin
    private Telling telling;

    @Mixin
    private Puzzles puzzles;

    @Mixin
    private Lessons lessons;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private final Streams streams;
    private Paper paper;

    Options(Streams streams) {
        this.streams = streams;
    }

    /** Checks the options together, and does what they say. */
    @Override
    public Integer call() {
        check(telling.problem());
        check(playing.person() && telling.viewed(), "--human sees what its side may know; leave --view out");
        if (replay != null) {
            return playBack();
        }
        playing.check();
        check(puzzles.problem());
        if (puzzles.asked()) {
            return puzzles.play(playing.game(), paper(), telling, input()).getOrElseThrow(problem -> wrong(problem));
        }
        if (lessons.asked()) {
            return lessons.play(playing.game(), paper(), telling, input()).getOrElseThrow(problem -> wrong(problem));
        }
        Contest<?, ?, ?, ?, ?> contest = playing.contest(paper().messages());
        telling.covered(playing.game()).forEach(paper()::line);
        playing.doubts(contest.game().cards(), paper().messages()).forEach(paper()::line);
        return play(contest);
    }

    private <C, S, A, E, V> int play(Contest<C, S, A, E, V> contest) {
        check(undrawn(contest));
        Plan<C> plan = playing.plan(contest);
        check(telling.foreign(contest.rules().notation().game()));
        check(telling.stranger(contest.seating().apply(plan.config()).seats()));
        Setting<C, S, A, E, V> setting = Setting.of(
                contest, plan.config(), paper(), telling.detail(), plan.person().orElse(telling.eyes()), plan.person());
        return new Evening<>(setting, plan, input(), telling.options()).play();
    }

    private int playBack() {
        Array<String> vain = Array.ofAll(spec.mixins().get("playing").options())
                .filter(spec.commandLine().getParseResult()::hasMatchedOption)
                .map(option -> option.longestName())
                .remove("--game");
        check(vain.nonEmpty(), "--replay plays what is over; leave out " + vain.mkString(" and "));
        check(ReplayFile.readable(replay));
        Complaint complaint = new Complaint(replay, streams.err());
        return ReplayFile.read(replay)
                .fold(problem -> complaint.refuse("cannot be read", problem), text -> playBack(text, complaint));
    }

    private int playBack(String text, Complaint complaint) {
        io.vavr.control.Option<Contest<?, ?, ?, ?, ?>> recorded =
                playing.named() ? playing.game().played(text) : Games.recorded(text);
        return playBack(recorded.getOrElse(() -> playing.contest(paper().messages())), text, complaint);
    }

    private <C, S, A, E, V> int playBack(Contest<C, S, A, E, V> contest, String text, Complaint complaint) {
        check(undrawn(contest));
        check(telling.foreign(contest.rules().notation().game()));
        return new PlayBack<>(contest, complaint, paper(), telling.detail(), telling.eyes()).tell(text);
    }

    /** What is wrong with a game of which nothing can be drawn. */
    private static io.vavr.control.Option<String> undrawn(Contest<?, ?, ?, ?, ?> contest) {
        String name = contest.rules().notation().game();
        return io.vavr.control.Option.when(
                Layout.of(name).isEmpty(),
                "--game " + contest.game().id() + " cannot be drawn: META-INF/terrene/layouts/" + name
                        + ".layout is missing");
    }

    /** The paper for the whole run. */
    private Paper paper() {
        if (paper == null) {
            paper = telling.paper(streams);
        }
        return paper;
    }

    private Input input() {
        BufferedReader reader = new BufferedReader(new InputStreamReader(streams.in(), Charset.defaultCharset()));
        return new Input(reader, paper(), !streams.terminal());
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    private void check(boolean wrong, String message) {
        check(io.vavr.control.Option.when(wrong, message));
    }

    private void check(io.vavr.control.Option<String> problem) {
        problem.forEach(message -> {
            throw wrong(message);
        });
    }
}
