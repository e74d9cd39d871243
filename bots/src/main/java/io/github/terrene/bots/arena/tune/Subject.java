package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.bots.arena.Printing;
import io.github.terrene.kernel.Problem;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.Map;

/** A game with decks on whose cards other numbers may stand. Any number of threads may use it. */
public final class Subject {
    /** How many games with other numbers are kept: those that are played at the same time differ little. */
    private static final int KEPT = 16;

    private final ArenaGames games;
    private final String id;
    private final Printing printing;
    private final Array<Integer> decks;
    private final ArenaGame<?, ?, ?, ?, ?> printed;
    private final Map<Array<Erratum>, Lazy<Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>>>> made =
            new LinkedHashMap<>();

    private Subject(
            ArenaGames games, String id, Printing printing, Array<Integer> decks, ArenaGame<?, ?, ?, ?, ?> printed) {
        this.games = games;
        this.id = id;
        this.printing = printing;
        this.decks = decks;
        this.printed = printed;
    }

    /**
     * A game.
     *
     * @param games the games that there are
     * @param id which of them
     * @param printing with which cards it is played
     * @param decks the places of the decks that are to be balanced
     * @return the game, or why it cannot be played
     */
    public static Either<Seq<Problem>, Subject> of(
            ArenaGames games, String id, Printing printing, Array<Integer> decks) {
        return games.game(id, printing).map(game -> new Subject(games, id, printing, decks, game.only(decks)));
    }

    /** The game with its cards as they are printed. */
    public ArenaGame<?, ?, ?, ?, ?> printed() {
        return printed;
    }

    /** The numbers on the cards of its decks. */
    public Either<Seq<Problem>, Array<CardNumber>> numbers() {
        Set<String> played = HashSet.ofAll(printed.deckCards().flatMap(deck -> deck));
        return games.numbers(id, printing).map(all -> all.filter(number -> number.isOn(played)));
    }

    /** The game with errata, or why the rules do not allow them. */
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> with(Array<Erratum> errata) {
        Lazy<Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>>> game;
        synchronized (made) {
            game = made.computeIfAbsent(errata, key -> Lazy.of(() -> make(key)));
            if (made.size() > KEPT) {
                made.remove(made.keySet().iterator().next());
            }
        }
        return game.get();
    }

    private Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> make(Array<Erratum> errata) {
        return games.game(id, printing.with(errata)).map(game -> game.only(decks));
    }

    /** The cards that errata change, as they would be printed. */
    public Either<Seq<Problem>, String> printed(Array<Erratum> errata) {
        return games.printed(id, printing.with(errata));
    }
}
