package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.CardFile;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Proof;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.github.terrene.shelf.Workshop;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Opening;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What can be played here: the games on the shelf that are for people. Each is made when somebody asks for it. One that cannot be made is left
 * out, and the host is told why.
 */
final class OfferedGames {
    /** The line of a replay that says what was played. */
    private static final String RECORDED = "game ";

    /** Before so many lines. */
    private static final int RECORDED_BEFORE = 8;

    private final Shelf shelf;
    private final Workshop workshop;
    private final Host host;
    private final Set<String> leftOut = Collections.newSetFromMap(new ConcurrentHashMap<>());

    /**
     * What is on a shelf.
     *
     * @param host is told what is left out, and why
     */
    OfferedGames(Shelf shelf, Host host) {
        this.shelf = shelf;
        this.workshop = new Workshop(shelf);
        this.host = host;
        shelf.leftOut().forEach(this::note);
    }

    private void note(Problem problem) {
        host.note("left out: " + problem);
    }

    /** All games, as far as it is known that they can be made. */
    Array<ShelvedGame> titles() {
        return shelf.games().filter(ShelvedGame::atTables).reject(game -> leftOut.contains(game.id()));
    }

    /** All games. */
    Array<Game<?, ?, ?, ?, ?>> games() {
        return shelf.games().map(ShelvedGame::id).flatMap(this::find);
    }

    /** The game with that name in addresses, if there is one. */
    Option<Game<?, ?, ?, ?, ?>> find(String id) {
        return shelf.find(id)
                .filter(ShelvedGame::atTables)
                .flatMap(game -> shelf.usual(id)
                        .peekLeft(problems -> without(id, problems))
                        .toOption())
                .map(ReadyGame::game);
    }

    private void without(String id, Seq<Problem> problems) {
        if (leftOut.add(id)) {
            problems.forEach(this::note);
        }
    }

    /** How many can play a game that can be played here, ascending. */
    Array<Integer> sizes(String id) {
        return shelf.find(id).get().players();
    }

    /** Matches of a game that can be played here, if there are any. */
    Option<Game<?, ?, ?, ?, ?>> match(String id) {
        return shelf.usual(id).toOption().flatMap(ReadyGame::match);
    }

    /** What was played at a table that was kept. */
    Option<Game<?, ?, ?, ?, ?>> find(Opening.Played played) {
        NewTable wished = played.wished();
        return find(wished.game())
                .flatMap(game -> wished.cards()
                        .map(cards -> with(cards, game.id()).toOption())
                        .getOrElse(() -> shelf.usual(game.id()).toOption()))
                .flatMap(ready -> wished.match().getOrElse(false) ? ready.match() : Option.some(ready.game()));
    }

    /** A game with cards of somebody's own, or everything that is wrong with these. */
    private Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> with(String cards, String id) {
        CardFile file = file(cards, languages(id));
        return Workshop.tooLong(file)
                .<Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>>>map(problem -> Either.left(Array.of(problem)))
                .getOrElse(() -> shelf.ready(id, Wish.USUAL.withCards(file)).mapLeft(file::located))
                .mapLeft(problems -> problems.map(problem -> problem.at("cards, " + problem.place())));
    }

    private Array<Wording> languages(String id) {
        return Shelf.LANGUAGES.flatMap(
                language -> shelf.wording(shelf.find(id).get().family(), language));
    }

    /** Cards that somebody sent. */
    static CardFile file(String cards, Array<Wording> languages) {
        return new CardFile("cards", cards, languages);
    }

    /** Whether players of a game can bring cards of their own. */
    boolean takesCards(String id) {
        return shelf.find(id).get().sets().isDefined();
    }

    /** The ids of those cards of a game that only it has, and the usual one has not: cards of somebody's own. */
    Array<String> own(Game<?, ?, ?, ?, ?> game) {
        return shelf.own(game);
    }

    /** What is to be said of cards that somebody writes. */
    Proof proof(Game<?, ?, ?, ?, ?> game, CardFile file) {
        return workshop.look(game.id(), file);
    }

    /** What a replay says was played, if that can be played here. */
    Option<Opening.Played> recorded(String replay) {
        return Array.of(replay.split("\n", RECORDED_BEFORE))
                .map(String::trim)
                .find(line -> line.startsWith(RECORDED))
                .flatMap(line -> games().map(Game::id)
                        .flatMap(id -> Array.of(false, true)
                                .map(match -> new Opening.Played(
                                        NewTable.of(id, Option.when(match, true), Option.none()), Option.some(true))))
                        .find(played -> find(played)
                                .exists(game -> line.equals(
                                        RECORDED + game.rules().notation().game()))));
    }

    /**
     * What is wanted, as far as there is such a game, or what is wrong with cards of one's own. What there is not of it otherwise is refused later,
     * together with what else is wrong.
     */
    Either<Seq<Problem>, Game<?, ?, ?, ?, ?>> find(NewTable wanted) {
        return find(wanted.game())
                .<Either<Seq<Problem>, Game<?, ?, ?, ?, ?>>>map(
                        game -> wanted.cards().isEmpty()
                                ? Either.right(
                                        wanted.match().getOrElse(false)
                                                ? match(game.id()).getOrElse(game)
                                                : sized(game, wanted))
                                : withCards(game, wanted))
                .getOrElse(() -> Either.left(Array.of(
                        Problem.at("game", "server/no-game", "there is no game called {game}", wanted.game()))));
    }

    private Either<Seq<Problem>, Game<?, ?, ?, ?, ?>> withCards(Game<?, ?, ?, ?, ?> game, NewTable wanted) {
        return takesCards(game.id())
                ? with(wanted.cards().get(), game.id()).map(ready -> several(ready, wanted))
                : Either.left(Array.of(
                        Problem.at("cards", "server/no-cards", "this game is played without cards of one's own")));
    }

    private static Game<?, ?, ?, ?, ?> several(ReadyGame<?, ?, ?, ?, ?> ready, NewTable wanted) {
        Option<Game<?, ?, ?, ?, ?>> match = ready.match().map(each -> each);
        return wanted.match().getOrElse(false) ? match.getOrElse(ready.game()) : ready.game();
    }

    private Game<?, ?, ?, ?, ?> sized(Game<?, ?, ?, ?, ?> game, NewTable wanted) {
        return wanted.players()
                .filter(players -> players != game.players() && sizes(game.id()).contains(players))
                .<Game<?, ?, ?, ?, ?>>map(players -> shelf.ready(game.id(), Wish.USUAL.withPlayers(players))
                        .get()
                        .game())
                .getOrElse(game);
    }

    /** The jars that bring something to read about what is played, whether it can be played or not. */
    Array<String> artifacts() {
        return shelf.games().flatMap(ShelvedGame::artifacts).distinct();
    }
}
