package io.github.terrene.examples.terminal;

import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Decks;
import io.github.terrene.examples.terminal.setup.Similarity;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
                "Plays a best-of-three match of Terrene Odyssey, a draft with its tournament, or a game or match of Terralore, Hobe or Carnage, and tells it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  mvn -q compile exec:java",
            "  mvn -q compile exec:java -Dexec.args=\"--human --decks skylar,jin\"",
            "  mvn -q compile exec:java -Dexec.args=\"--seed 7 --save match.replay --quiet\"",
            "  mvn -q compile exec:java -Dexec.args=\"--replay match.replay\"",
            "  mvn -q compile exec:java -Dexec.args=\"--format 2v2 --human C\"",
            "  mvn -q compile exec:java -Dcards=/my/cards.jar -Dexec.args=\"--decks mine,sk\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game terralore --human --decks tide,gloom\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --human\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game hobe --best-of 3\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game carnage --human\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game draft --players 4 --seed 3\"",
            "  mvn -q compile exec:java -Dexec.args=\"--game draft --human\"",
            "",
            "Exit codes: 0 if all is well, 1 if a replay is damaged or deviates, 2 for wrong usage."
        })
final class Options implements Callable<Integer> {
    /** Keeps drawn seeds to few digits. */
    private static final int SEEDS = 1_000_000;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description =
                    "odyssey, the default, terralore, hobe, carnage, or draft: Random Encounter, where all draft, build decks and play a tournament. A replay says which game it is of.")
    private Games game;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What is played: duel, the default, or 2v2, where A and C play against B and D.")
    private String format = "";

    @Option(
            names = "--best-of",
            paramLabel = "N",
            description =
                    "How many games a match is the best of: in odyssey 3; in terralore, hobe and carnage 1, the default, or 3.")
    private Integer bestOf;

    @Option(names = "--players", paramLabel = "N", description = "How many draft, from 3 to 12; by default 8.")
    private Integer players;

    @Option(
            names = "--human",
            arity = "0..1",
            paramLabel = "SEAT",
            fallbackValue = "A",
            description =
                    "Play a side yourself: A, the default, B, in 2v2 C or D, in a draft up to L. The others are bots.")
    private String human = "";

    @Option(
            names = "--decks",
            arity = "1..4",
            split = ",",
            paramLabel = "DECK,...",
            hideParamSyntax = true,
            description =
                    "The decks by name, one for each player; by default gregory,sk, in 2v2 gregory,sk,skylar,jin, in terralore tide,candle, in hobe black,high, in carnage coal,grey. Decks of card sets on the class path are found, too.")
    private List<String> decks = List.of();

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            description =
                    "In terralore, hobe and carnage: your own cards, written as they are printed; a deck of them plays. docs/cards-without-java.md shows how.")
    private Path cards;

    @Option(
            names = "--edition",
            paramLabel = "EDITION",
            description = "The rules to play by: rulebook, the default, or update-2015.")
    private String edition = "";

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "The same seed gives the same match; by default a new one is drawn and printed.")
    private Long seed;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the match to a replay file when it ends; never overwrites a file.")
    private Path save;

    @Option(names = "--force", description = "With --save: overwrite an existing file.")
    private boolean force;

    @Option(
            names = "--replay",
            paramLabel = "FILE",
            description = "Play back a replay file, check every state of it, and tell it.")
    private Path replay;

    @Mixin
    private Telling telling;

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
        check(force && save == null, "--force goes with --save");
        check(players != null && game != Games.DRAFT && replay == null, "--players goes with --game draft");
        check(!human.isEmpty() && telling.viewed(), "--human sees what its side may know; leave --view out");
        if (replay != null) {
            checkPlayBack();
        }
        Games played = game == null ? recorded() : game;
        checkBestOf(played);
        check(telling.foreign(
                duo(played).map(Duo::name).filter(name -> Wording.of(name, "en").isDefined())));
        check(
                cards != null && duo(played).isEmpty(),
                "--cards goes with terralore, hobe and carnage; card sets of odyssey are jars");
        return duo(played)
                .map(this::withCards)
                .map(this::duo)
                .getOrElse(() -> played == Games.DRAFT ? draft() : odyssey());
    }

    private void checkBestOf(Games played) {
        check(
                bestOf != null && !played.bestOf().contains(bestOf),
                "--best-of "
                        + (played == Games.DRAFT
                                ? "does not go with a draft, whose tournament has rounds"
                                : "is " + played.bestOf().mkString(" or ") + " here, not " + bestOf));
    }

    /** The game for two, or the match of its games, that is played or recorded. */
    private io.vavr.control.Option<Duo<?, ?, ?, ?, ?>> duo(Games played) {
        Array<Duo<?, ?, ?, ?, ?>> duos = played.duos();
        if (duos.nonEmpty() && replay != null) {
            String text = ReplayFile.read(replay).getOrElse("");
            return duos.find(each -> ReplayFile.isOf(each.rules(), text)).orElse(duos.headOption());
        }
        return bestOf == null
                ? duos.headOption()
                : duos.drop(played.bestOf().indexOf(bestOf)).headOption();
    }

    /** What a replay is of, if one is played back; what is played if nothing else is said. */
    private Games recorded() {
        if (replay == null) {
            return Games.ODYSSEY;
        }
        String text = ReplayFile.read(replay).getOrElse("");
        return Array.of(Games.values())
                .find(each -> each.duos().exists(duo -> ReplayFile.isOf(duo.rules(), text)))
                .getOrElse(() -> ReplayFile.isOf(contests().drafts(), text) ? Games.DRAFT : Games.ODYSSEY);
    }

    /** Draft and tournament, with the same options except decks and format. */
    private int draft() {
        check(!format.isEmpty(), "--format belongs to odyssey; the games of a draft are duels");
        check(!decks.isEmpty(), "--decks does not go with a draft, where everybody builds a deck");
        int many = players == null ? DraftPlan.USUAL : players;
        check(
                many < Dealing.FEWEST_PLAYERS || many > Dealing.MOST_PLAYERS,
                "--players is from " + Dealing.FEWEST_PLAYERS + " to " + Dealing.MOST_PLAYERS + ", not " + many);
        io.vavr.control.Option<Seat> person = person(Seat.first(many));
        DraftSetting told = new DraftSetting(
                contests().drafts(), paper(), telling.detail(), telling.eyes(), person, streams.terminal());
        if (replay != null) {
            return new DraftPlayBack(told, new Complaint(replay, streams.err())).tell();
        }
        checkView(Seat.first(many), "the draft");
        checkSave();
        return new DraftEvening(told, new DraftPlan(many, edition(), seed(), person, save()), input()).play();
    }

    private void checkView(Array<Seat> seats, String where) {
        check(telling.stranger(seats, where + " has " + seats(seats)));
    }

    private Duo<?, ?, ?, ?, ?> withCards(Duo<?, ?, ?, ?, ?> duo) {
        if (cards == null) {
            return duo;
        }
        CardFile file = CardFile.read(cards, duo.name(), paper().messages()).getOrElseThrow(this::wrong);
        return duo.withCards(file)
                .getOrElseThrow(problems -> wrong(problems.map(Problem::toString)
                        .mkString("--cards " + cards + " cannot be played:\n  ", "\n  ", "")));
    }

    /** A game for two, with the same options except edition and format. */
    private <C, S, A, E, V> int duo(Duo<C, S, A, E, V> duo) {
        String name = duo.name();
        check(!edition.isEmpty(), "--edition belongs to odyssey; in " + name + " there is one only");
        check(!format.isEmpty(), "--format belongs to odyssey; " + name + " is for two");
        Array<Seat> seats = Seat.first(duo.players().size());
        check(telling.stranger(
                seats,
                name + " has A, who is " + duo.players().get(0) + ", and B, who is "
                        + duo.players().get(1)));
        io.vavr.control.Option<Seat> person = person(seats);
        DuoSetting<C, S, A, E, V> told =
                DuoSetting.of(duo, paper(), telling.detail(), person.orElse(telling.eyes()), person);
        if (replay != null) {
            return new DuoPlayBack<>(told, new Complaint(replay, streams.err())).tell();
        }
        checkSave();
        return new DuoEvening<>(told, new DuoPlan(decks(duo), seed(), person, save()), input()).play();
    }

    private Array<Integer> decks(Duo<?, ?, ?, ?, ?> duo) {
        if (decks.isEmpty()) {
            return duo.decks().usual();
        }
        checkDecks(decks.size(), DuoPlan.typed(duo, duo.decks().usual()));
        return Array.ofAll(decks).map(name -> DuoPlan.deck(duo, name).getOrElseThrow(this::wrong));
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    private void checkSave() {
        if (save != null) {
            check(ReplayFile.writable(save, force));
        }
    }

    private io.vavr.control.Option<Save> save() {
        return io.vavr.control.Option.of(save).map(file -> new Save(file, force));
    }

    private long seed() {
        return seed == null ? Math.floorMod(System.nanoTime(), SEEDS) : seed;
    }

    private int odyssey() {
        return replay == null ? play() : playBack();
    }

    private int play() {
        Contests contests = contests();
        Contest contest = contest(contests);
        Array<ReadyDeck> chosen = decks(contests, contest);
        checkSave();
        Plan plan = new Plan(contest, chosen, edition(), seed(), person(contest.seats()), save());
        checkView(contest.seats(), "the format");
        return new Evening(setting(contest), plan, input()).play();
    }

    private int playBack() {
        Contests contests = contests();
        return new PlayBack(contests, setting(contests.duel()), replay, streams.err()).tell();
    }

    private void checkPlayBack() {
        boolean decided = spec.commandLine().getParseResult().matchedOptions().stream()
                .anyMatch(option -> List.of(
                                "--format",
                                "--best-of",
                                "--players",
                                "--human",
                                "--decks",
                                "--edition",
                                "--seed",
                                "--save",
                                "--force")
                        .contains(option.longestName()));
        check(
                decided,
                "--replay plays a match that is over: --format, --best-of, --players, --human, --decks, --edition, --seed and --save decide nothing");
        check(ReplayFile.readable(replay));
    }

    private Setting setting(Contest contest) {
        return new Setting(contest, paper(), telling.detail(), telling.eyes());
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

    private Contests contests() {
        return Contests.found()
                .getOrElseThrow(problems ->
                        wrong(problems.map(problem -> "a card set on the class path cannot be played: " + problem)
                                .mkString("\n")));
    }

    private Contest contest(Contests contests) {
        return contests.named(format.isEmpty() ? Contests.DUEL : format)
                .getOrElseThrow(() -> wrong("there is no format \"" + format + "\". The formats are: "
                        + contests.all().map(Contest::name).mkString(", ") + "."));
    }

    private Array<ReadyDeck> decks(Contests contests, Contest contest) {
        Decks there = new Decks(contests.decks());
        Array<ReadyDeck> chosen = (decks.isEmpty() ? contest.usual() : Array.ofAll(decks))
                .map(name -> there.find(name).getOrElseThrow(this::wrong));
        checkDecks(chosen.size(), contest.usual().map(Similarity::plain));
        return chosen;
    }

    private void checkDecks(int given, Seq<String> usual) {
        String needed = usual.size() == 2 ? "two" : "four";
        check(
                given != usual.size(),
                "--decks needs " + needed + " decks, not " + given + "; for example --decks " + usual.mkString(","));
    }

    private io.vavr.control.Option<Seat> person(Array<Seat> seats) {
        if (human.isEmpty()) {
            return io.vavr.control.Option.none();
        }
        io.vavr.control.Option<Seat> seat = seats.find(each -> each.toString().equals(human.toUpperCase(Locale.ROOT)));
        check(seat.isEmpty(), "--human plays " + seats(seats) + ", not \"" + human + "\"");
        return seat;
    }

    private static String seats(Array<Seat> seats) {
        return seats.init().mkString(", ") + " or " + seats.last();
    }

    private Edition edition() {
        Array<Edition> editions = Array.of(Edition.RULEBOOK, Edition.UPDATE_2015);
        return editions.find(each -> edition.isEmpty() || each.name().equalsIgnoreCase(edition))
                .getOrElseThrow(() -> wrong("there is no edition \"" + edition + "\". The editions are: "
                        + editions.map(Edition::name).mkString(", ") + "."));
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
