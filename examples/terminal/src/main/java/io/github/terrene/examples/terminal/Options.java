package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.person.Input;
import io.github.terrene.examples.terminal.setup.Decks;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.format.Edition;
import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line. */
@Command(
        name = "terrene",
        sortOptions = false,
        description =
                "Plays a match of Terrene Odyssey, the best of three games, or a game of Terralore, and tells it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  mvn -q compile exec:java",
            "  mvn -q compile exec:java -Dexec.args=\"--human --decks skylar,jin\"",
            "  mvn -q compile exec:java -Dexec.args=\"--seed 7 --save match.replay --quiet\"",
            "  mvn -q compile exec:java -Dexec.args=\"--replay match.replay\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game terralore --human --decks tide,gloom\"",
            "",
            "Exit codes: 0 if all is well, 1 if a replay is damaged or deviates, 2 for wrong usage."
        })
final class Options implements Callable<Integer> {
    private static final String GREGORY = "gregory";
    private static final String SK = "sk";
    /** A seed that is drawn has few digits. */
    private static final int SEEDS = 1_000_000;

    @Option(names = "--game", paramLabel = "GAME", description = "odyssey, the default, or terralore.")
    private Games game = Games.ODYSSEY;

    @Option(
            names = "--human",
            arity = "0..1",
            paramLabel = "A|B",
            fallbackValue = "A",
            description = "Play a side yourself: A, the default, or B. The other side is a bot.")
    private String human = "";

    @Option(
            names = "--decks",
            arity = "1..2",
            split = ",",
            paramLabel = "DECK,DECK",
            hideParamSyntax = true,
            description = "The decks of A and B, by name; gregory,sk or tide,candle if none are given.")
    private List<String> decks = List.of();

    @Option(
            names = "--edition",
            paramLabel = "EDITION",
            description = "The rules to play by: rulebook, the default, or update-2015.")
    private String edition = "";

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "The same seed gives the same match; a new one, which is printed, if none is given.")
    private Long seed;

    @Option(
            names = "--view",
            paramLabel = "A|B|ALL",
            description = "Tell only what that side may know; all, if not said otherwise.")
    private Eyes view;

    @Option(names = "--save", paramLabel = "FILE", description = "Write the match to a replay file when it ends.")
    private Path save;

    @Option(
            names = "--replay",
            paramLabel = "FILE",
            description = "Play a replay file back, check every state of it, and tell it.")
    private Path replay;

    @Option(
            names = {"-q", "--quiet"},
            description = "Tell only the results.")
    private boolean quiet;

    @Option(
            names = {"-v", "--verbose"},
            description = "Tell every single event, and the texts of the abilities used.")
    private boolean verbose;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description = "auto, the default: on a terminal, unless NO_COLOR is set; always; or never.")
    private Colors color = Colors.AUTO;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private final Streams streams;

    Options(Streams streams) {
        this.streams = streams;
    }

    /** Checks what no single option can tell, and does what is wanted. */
    @Override
    public Integer call() {
        check(quiet && verbose, "--quiet and --verbose cannot go together");
        check(!human.isEmpty() && view != null, "--human sees what its side may know; leave --view out");
        if (game == Games.TERRALORE) {
            return terralore();
        }
        return replay == null ? play() : playBack();
    }

    /** The other game, by the same options but the edition. */
    private int terralore() {
        check(!edition.isEmpty(), "--edition belongs to odyssey");
        if (replay != null) {
            checkPlayBack();
        } else if (save != null) {
            ReplayFile.writable(save).forEach(problem -> check(true, problem));
        }
        List<String> names = decks.isEmpty() ? List.of("tide", "candle") : decks;
        check(names.size() != 2, "--decks needs two decks, not " + names.size() + "; for example --decks tide,candle");
        io.vavr.control.Option<Seat> eyes = person().orElse(setting().eyes());
        TerraloreEvening evening = new TerraloreEvening(setting().paper(), quiet, eyes, streams.err());
        return replay == null
                ? evening.play(Array.ofAll(names), seed(), person(), io.vavr.control.Option.of(save), input())
                : evening.playBack(replay);
    }

    private long seed() {
        return seed == null ? Math.floorMod(System.nanoTime(), SEEDS) : seed;
    }

    private int play() {
        Array<ReadyDeck> chosen =
                Array.ofAll(decks.isEmpty() ? List.of(GREGORY, SK) : decks).map(this::deck);
        check(chosen.size() != 2, "--decks needs two decks, not " + chosen.size() + "; for example --decks gregory,sk");
        if (save != null) {
            ReplayFile.writable(save).forEach(problem -> check(true, problem));
        }
        Plan plan = new Plan(chosen, edition(), seed(), person(), io.vavr.control.Option.of(save));
        return new Evening(setting(), plan, input()).play();
    }

    private int playBack() {
        checkPlayBack();
        return new PlayBack(setting(), replay, streams.err()).tell();
    }

    private void checkPlayBack() {
        boolean decided = spec.commandLine().getParseResult().matchedOptions().stream()
                .anyMatch(option -> List.of("--human", "--decks", "--edition", "--seed", "--save")
                        .contains(option.longestName()));
        check(
                decided,
                "--replay plays a match that is over: --human, --decks, --edition, --seed and --save decide nothing");
        check(
                !Files.isRegularFile(replay) || !Files.isReadable(replay),
                "cannot read " + replay + ": there is no such file, or it may not be read");
    }

    private Setting setting() {
        Detail loud = verbose ? Detail.ALL : Detail.STORY;
        return new Setting(
                new Paper(streams.out(), color.wanted(streams.colors()), streams.unicode()),
                quiet ? Detail.RESULTS : loud,
                io.vavr.control.Option.of(view).flatMap(Eyes::seat));
    }

    private Input input() {
        BufferedReader reader = new BufferedReader(new InputStreamReader(streams.in(), Charset.defaultCharset()));
        return new Input(reader, setting().paper(), !streams.terminal());
    }

    private ReadyDeck deck(String name) {
        return new Decks(Setting.BASE_SET.decks())
                .find(name)
                .getOrElseThrow(problem -> new ParameterException(spec.commandLine(), problem));
    }

    private io.vavr.control.Option<Seat> person() {
        if (human.isEmpty()) {
            return io.vavr.control.Option.none();
        }
        int side = List.of("A", "B").indexOf(human.toUpperCase(Locale.ROOT));
        check(side < 0, "--human plays A or B, not \"" + human + "\"");
        return io.vavr.control.Option.some(Seat.of(side));
    }

    private Edition edition() {
        Array<Edition> editions = Array.of(Edition.RULEBOOK, Edition.UPDATE_2015);
        return editions.find(each -> edition.isEmpty() || each.name().equalsIgnoreCase(edition))
                .getOrElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "there is no edition \"" + edition + "\". The editions are: "
                                + editions.map(Edition::name).mkString(", ") + "."));
    }

    private void check(boolean wrong, String message) {
        if (wrong) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
