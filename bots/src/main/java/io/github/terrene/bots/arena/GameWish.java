package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The options that say which game is played, with which decks and cards, for every program that plays in arenas: a {@code @Mixin}. */
public final class GameWish {
    @CommandLine.Option(names = "--game", paramLabel = "GAME", description = "The game to play.")
    private String game = "";

    @CommandLine.Option(
            names = "--only",
            paramLabel = "D",
            split = ",",
            description = "Use only these decks, each given by a part of its name, such as coal,wall.")
    private List<String> only = List.of();

    @CommandLine.Option(
            names = "--cards",
            paramLabel = "FILE",
            description =
                    "Also play with the cards in this text file; a deck with as many of them as it may have is one more deck.")
    private @Nullable Path cards;

    @CommandLine.Option(
            names = "--errata",
            paramLabel = "FILE",
            description = "Play with other numbers than those on the cards: lines like wall-archer.hp = 4.")
    private @Nullable Path errata;

    /** The game, with the decks that are asked for, or what is wrong with the options. */
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(ArenaGames games) {
        return id(games)
                .flatMap(id -> printing().flatMap(printing -> games.game(id, printing)))
                .flatMap(game -> decks(game).map(game::only));
    }

    /** Which game it is. */
    Either<Seq<Problem>, String> id(ArenaGames games) {
        Seq<String> ids = games.ids();
        String there = ids.isEmpty() ? "none: no jar on the path brings one" : ids.mkString(", ");
        return ids.find(each -> each.equalsIgnoreCase(game))
                .toEither(() -> game.isEmpty()
                        ? wrong("arena/no-game", "say with --game what is played. There are: {games}", there)
                        : games.unfit(game)
                                .<Seq<Problem>>map(Array::of)
                                .getOrElse(() -> wrong(
                                        "arena/unknown-game",
                                        "there is no game \"{game}\". There are: {games}",
                                        game,
                                        there)));
    }

    /** With which cards it is played. */
    Either<Seq<Problem>, Printing> printing() {
        Either<Seq<Problem>, Option<Printing.CardText>> own = Option.of(cards)
                .map(file -> TextFile.read(file).map(text -> Option.some(new Printing.CardText(file.toString(), text))))
                .getOrElse(() -> Either.right(Option.none()));
        Either<Seq<Problem>, Array<Erratum>> numbers = Option.of(errata)
                .map(file -> TextFile.read(file).flatMap(text -> Erratum.read(file.toString(), text)))
                .getOrElse(() -> Either.right(Array.empty()));
        return own.flatMap(text -> numbers.map(read -> new Printing(text, read)));
    }

    /** The places of the decks that are asked for; all of them if none are named. */
    Either<Seq<Problem>, Array<Integer>> decks(ArenaGame<?, ?, ?, ?, ?> game) {
        return only.isEmpty()
                ? Either.right(Array.range(0, game.decks().size()))
                : Either.sequence(Array.ofAll(only).map(part -> place(part, game.decks())))
                        .mapLeft(problems -> problems.flatMap(each -> each))
                        .map(places -> places.toArray().distinct());
    }

    private static Either<Seq<Problem>, Integer> place(String part, Array<String> decks) {
        Array<String> meant = decks.filter(deck -> letters(deck).contains(letters(part)));
        return meant.size() == 1
                ? Either.right(decks.indexOf(meant.head()))
                : Either.left(wrong(
                        "arena/deck",
                        "--only {part} names {number:number} decks, and must name one. There are: {decks}",
                        part,
                        meant.size(),
                        decks.mkString(", ")));
    }

    /** The name without dots and blanks, so that "sk" matches S.K. as well as Skylar. */
    private static String letters(String name) {
        return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
    }

    /** These options, to be copied into a command. */
    ShellLine in(ShellLine command) {
        return command.and("--game", game)
                .and(only.isEmpty() ? Array.empty() : Array.of("--only", String.join(",", only)))
                .and(cards == null ? Array.empty() : Array.of("--cards", cards.toString()))
                .and(errata == null ? Array.empty() : Array.of("--errata", errata.toString()));
    }

    /** Problems of options, each in a line. Where a file or a card is wrong, it is named; what an option says of itself needs no place. */
    static String told(Seq<Problem> problems) {
        return problems.map(problem -> problem.place().matches("[a-z]+") ? problem.sentence() : problem.toString())
                .mkString("\n");
    }

    private static Seq<Problem> wrong(String key, String template, Object... values) {
        return Array.of(Problem.at("arena", key, template, values));
    }
}
