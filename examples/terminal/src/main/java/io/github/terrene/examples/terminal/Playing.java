package io.github.terrene.examples.terminal;

import io.github.terrene.bots.level.Level;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.shelf.CardFile;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say what is played, and by whom. */
final class Playing {
    /** Keeps drawn seeds to few digits. */
    private static final int SEEDS = 1_000_000;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            converter = Games.Named.class,
            completionCandidates = Games.Names.class,
            description =
                    "The game: ${COMPLETION-CANDIDATES}; the first is the default. draft is Random Encounter, in which all draft, build decks and play a tournament. A replay says itself which game it is.")
    private Playable game;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "The format: duel (the default), or 2v2, in which A and C play against B and D.")
    private String format = "";

    @Option(
            names = "--best-of",
            paramLabel = "N",
            description =
                    "How many games a match is the best of: always 3 in odyssey; 1 (the default) or 3 in other games that have matches.")
    private Integer bestOf;

    @Option(names = "--players", paramLabel = "N", description = "How many players draft, from 3 to 12; 8 by default.")
    private Integer players;

    @Option(
            names = "--human",
            arity = "0..1",
            paramLabel = "SEAT",
            fallbackValue = "A",
            description =
                    "Play a side yourself: A (the default) or B, in 2v2 also C or D, in a draft any up to L. The others are bots.")
    private String human = "";

    @Option(
            names = "--decks",
            arity = "1..4",
            split = ",",
            paramLabel = "DECK,...",
            hideParamSyntax = true,
            description =
                    "The decks by name, one for each player. The default is gregory,sk, in 2v2 gregory,sk,skylar,jin, in terralore tide,candle, in hobe black,high, in carnage coal,grey. Decks of card sets on the class path are found, too.")
    private List<String> decks = List.of();

    @Option(
            names = "--cards",
            paramLabel = "FILE",
            description =
                    "Your own cards, as plain text. A deck of them plays; not for drafts. See docs/cards-without-java.md.")
    private Path cards;

    @Option(names = "--hints", description = "With --cards: say what is allowed on your cards and probably a mistake.")
    private boolean hints;

    @Option(
            names = "--edition",
            paramLabel = "EDITION",
            description = "The rules to play by: rulebook (the default) or update-2015.")
    private String edition = "";

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description =
                    "How strong bots are: beginner, casual, attentive (the default), skilled or master, which thinks longer.")
    private Level level = Plan.USUAL;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.class,
            description = "Play the same match again. By default a new seed is drawn and printed.")
    private Long seed;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the match to a replay file when it ends. An existing file is not overwritten.")
    private Path save;

    @Option(names = "--force", description = "With --save: overwrite an existing file.")
    private boolean force;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** What is wrong with them together, if anything. */
    void check() {
        check(force && save == null, "--force goes with --save");
        check(players != null && game().sizes().size() == 1, "--players goes with " + severalSizes());
        check(bestOf != null && game().drafts(), "--best-of does not go with a draft, whose tournament has rounds");
        check(
                bestOf != null && !game().bestOf().contains(bestOf),
                "--best-of is " + game().bestOf().mkString(" or ") + " here, not " + bestOf);
        check(!format.isEmpty() && game().drafts(), "--format belongs to odyssey; the games of a draft are duels");
        check(
                !format.isEmpty() && game().formats().size() == 1,
                "--format belongs to odyssey; " + game().option() + " is for "
                        + number(game().sizes().last()));
        check(
                !format.isEmpty() && !game().formats().contains(format.toLowerCase(Locale.ROOT)),
                "there is no format \"" + format + "\". The formats are: "
                        + game().formats().mkString(", ") + ".");
        check(
                !edition.isEmpty() && !game().custom().editions(),
                "--edition belongs to odyssey; in " + game().option() + " there is one only");
        check(game().drafts() && !decks.isEmpty(), "--decks does not go with a draft, where everybody builds a deck");
        check(hints && cards == null, "--hints goes with --cards");
        check(game().drafts() && cards != null, "--cards does not go with a draft");
        check(
                cards != null && game().game().sets().isEmpty(),
                "--cards does not go with " + game().option() + ", which has no card sets");
        edition();
    }

    /** The game. */
    Playable game() {
        if (game == null) {
            game = Games.all()
                    .headOption()
                    .getOrElseThrow(() -> wrong("there is no game: no jar on the class path brings one"));
        }
        return game;
    }

    private static String severalSizes() {
        return Games.all()
                .filter(each -> each.sizes().size() > 1)
                .map(each -> "--game " + each.option())
                .mkString(" or ");
    }

    private static String number(int players) {
        return players == 2 ? "two" : players == 4 ? "four" : "" + players;
    }

    /** Whether a game was named. */
    boolean named() {
        return game != null;
    }

    /** Whether a person plays. */
    boolean person() {
        return !human.isEmpty();
    }

    /** The game as it is wished. */
    Contest<?, ?, ?, ?, ?> contest(Messages messages) {
        return game().contest(wanted(messages)).getOrElseThrow(problems -> unplayable(problems, messages));
    }

    private ParameterException unplayable(Seq<Problem> problems, Messages messages) {
        String source = cards != null
                ? messages.say("cards.unplayable", "--cards " + cards)
                : game().game().sets().isEmpty()
                        ? messages.say("game.unplayable", game().option())
                        : messages.say("sets.unplayable");
        Seq<String> told = cards(messages)
                .map(file -> file.told(file.located(problems)))
                .getOrElse(() -> problems.map(Problem::toString));
        return wrong(told.mkString(source + "\n  ", "\n  ", ""));
    }

    private String told(Problem problem, Messages messages) {
        return messages.wordings(game().words())
                .headOption()
                .map(words -> words.told(problem))
                .getOrElse(problem::toString);
    }

    /** What in a file with cards is probably meant otherwise, and what is probably a mistake if that is asked for. */
    Seq<String> doubts(Cards all, Messages messages) {
        return cards(messages).toArray().flatMap(file -> {
            Seq<String> hinted = hints ? file.told(file.hints(all)) : Array.empty();
            return file.told(file.doubts(all))
                    .map(doubt -> messages.say("cards.doubt", doubt))
                    .appendAll(hinted.map(hint -> messages.say("cards.hint", hint)));
        });
    }

    private Wanted wanted(Messages messages) {
        return new Wanted(
                game(),
                bestOf == null ? game().usualBestOf() : bestOf,
                format.isEmpty() ? game().formats().head() : format.toLowerCase(Locale.ROOT),
                new Wish(cards(messages), edition(), players(), Array.empty()));
    }

    private io.vavr.control.Option<CardFile> cards(Messages messages) {
        return io.vavr.control.Option.of(cards)
                .map(file -> CardFile.read(file, messages.wordings(game().words()))
                        .getOrElseThrow(problem -> wrong("--cards: " + told(problem, messages))));
    }

    /** Who plays it, with which decks. */
    <C> Plan<C> plan(Contest<C, ?, ?, ?, ?> contest) {
        Array<Integer> places = decks(contest.game().decks());
        C config = contest.game().decks().config().apply(places);
        return new Plan<>(
                places,
                config,
                level,
                seed(),
                person(contest.seating().apply(config).seats()),
                save());
    }

    private Array<Integer> decks(Decks<?> box) {
        if (decks.isEmpty()) {
            return box.usual();
        }
        check(box.names().isEmpty(), "--decks does not go with " + game().option() + ", which is played without decks");
        DeckNames names = new DeckNames(box.names());
        check(
                decks.size() != box.usual().size(),
                "--decks needs " + number(box.usual().size()) + " decks, not " + decks.size() + "; for example --decks "
                        + names.typed(box.usual()));
        return Array.ofAll(decks).map(name -> names.find(name).getOrElseThrow(this::wrong));
    }

    private io.vavr.control.Option<Integer> players() {
        Array<Integer> sizes = game().sizes();
        check(
                players != null && !sizes.contains(players),
                "--players is from " + sizes.head() + " to " + sizes.last() + ", not " + players);
        return io.vavr.control.Option.of(players).orElse(game().custom().size());
    }

    private io.vavr.control.Option<Seat> person(Array<Seat> seats) {
        if (human.isEmpty()) {
            return io.vavr.control.Option.none();
        }
        io.vavr.control.Option<Seat> seat = seats.find(each -> each.toString().equals(human.toUpperCase(Locale.ROOT)));
        check(seat.isEmpty(), "--human plays " + Telling.seats(seats) + ", not \"" + human + "\"");
        return seat;
    }

    /** The name of the edition, if it is not the usual one. */
    private io.vavr.control.Option<String> edition() {
        Array<String> editions = Array.of(Edition.RULEBOOK, Edition.UPDATE_2015).map(Edition::name);
        String name = editions.find(each -> edition.isEmpty() || each.equalsIgnoreCase(edition))
                .getOrElseThrow(() -> wrong(
                        "there is no edition \"" + edition + "\". The editions are: " + editions.mkString(", ") + "."));
        return io.vavr.control.Option.when(!name.equals(Edition.RULEBOOK.name()), name);
    }

    private long seed() {
        return seed == null ? Math.floorMod(System.nanoTime(), SEEDS) : seed;
    }

    private io.vavr.control.Option<Save> save() {
        if (save != null) {
            ReplayFile.writable(save, force).forEach(problem -> {
                throw wrong(problem);
            });
        }
        return io.vavr.control.Option.of(save).map(file -> new Save(file, force));
    }

    private void check(boolean wrong, String message) {
        if (wrong) {
            throw wrong(message);
        }
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
