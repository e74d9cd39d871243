package io.github.terrene.shelf;

import io.github.terrene.bots.Services;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Games that can be played, whichever they are. None is made before it is asked for; one that cannot be made does not keep others from being
 * played.
 *
 * <pre>{@code
 * Shelf shelf = Shelf.onPath();
 * shelf.leftOut().forEach(problem -> System.err.println("left out: " + problem));
 * Array<String> titles = shelf.games().map(ShelvedGame::title);
 * }</pre>
 */
public final class Shelf {
    /** The languages in which what is found is told: those that the words of a card set must not spoil. */
    public static final Array<String> LANGUAGES = Array.of("en", "de");

    /** Its own words, about files that somebody brings. */
    private static final String WORDS = "shelf";

    private final Found found;
    private final Array<ShelvedGame> games;
    private final Array<Problem> leftOut;
    private final ConcurrentHashMap<String, Array<Problem>> presented = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Option<Wording>> wordings = new ConcurrentHashMap<>();
    private final Map<String, Lazy<Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>>>> usual;

    private final boolean tried;

    private Shelf(Found found) {
        this(found, false);
    }

    private Shelf(Found found, boolean tried) {
        this.found = found;
        this.tried = tried;
        this.games = found.games().sortBy(ShelvedGame::place);
        this.leftOut = found.leftOut();
        this.usual = LinkedHashMap.ofEntries(games.map(game ->
                Tuple.of(game.id(), Lazy.of(() -> ready(game.id(), Wish.USUAL)))));
    }

    /** The games that the jars on the path bring, as the context class loader of this thread finds them: {@link ShelvedGame}. */
    public static Shelf onPath() {
        return new Shelf(Found.onPath());
    }

    /** These games, for programs that choose themselves what they play. */
    public static Shelf of(Iterable<? extends ShelvedGame> games) {
        return new Shelf(Found.of(games));
    }

    /**
     * The same games, for programs in which all were tried when the program was built, so that no other can come: what they bring to be shown is not
     * looked through again, which takes far longer than making them.
     */
    public Shelf tried() {
        return new Shelf(found, true);
    }

    /** All games, in the order in which programs list them. */
    public Array<ShelvedGame> games() {
        return games;
    }

    /** What was found and cannot be used, and why. The place of a problem says which game it is. */
    public Array<Problem> leftOut() {
        return leftOut;
    }

    /** The game with that id, if there is one. */
    public Option<ShelvedGame> find(String id) {
        return games.find(game -> game.id().equals(id));
    }

    /**
     * A game as it is wished.
     *
     * @param id the id of one of the {@link #games}
     * @return the game, or everything that is wrong with the wish, with the card sets that are found, or with the game itself
     * @throws java.util.NoSuchElementException if there is none with that id
     */
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(String id, Wish wish) {
        ShelvedGame game = find(id).get();
        return caught(
                origin(game),
                () -> game.ready(wish).flatMap(ready -> worded(game, ready)).flatMap(ready -> presented(game, ready)));
    }

    /** What is wrong with a game does not depend on what is wished of it; nobody looks at one that is not for tables. */
    private Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> presented(
            ShelvedGame shelved, ReadyGame<?, ?, ?, ?, ?> ready) {
        Array<Problem> faults = shelved.atTables() && !tried
                ? presented.computeIfAbsent(
                        shelved.id(), id -> new Presentation(ready.game(), origin(shelved)).faults())
                : Array.empty();
        return faults.isEmpty() ? Either.right(ready) : Either.left(faults);
    }

    /** Which game it is, by which class in which jar: its author must be found. */
    static String origin(ShelvedGame game) {
        return game.id() + " (" + Origin.of(game.getClass()) + ")";
    }

    /** What comes of asking a game, or what it threw: its author is told where, and no other game suffers from it. */
    static <T> Either<Seq<Problem>, T> caught(String id, Supplier<Either<Seq<Problem>, T>> asked) {
        try {
            return asked.get();
        } catch (RuntimeException | LinkageError thrown) {
            return Either.left(Array.of(Services.thrown(id, thrown)));
        }
    }

    /**
     * A game as it is usually played, which is made once.
     *
     * @param id the id of one of the {@link #games}
     * @throws java.util.NoSuchElementException if there is none with that id
     */
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> usual(String id) {
        return usual.get(id).get().get();
    }

    /** The ids of those cards of a game that only it has, and the usual one has not: cards of somebody's own. */
    public Array<String> own(Game<?, ?, ?, ?, ?> game) {
        Map<String, ?> known = usual(game.id()).get().game().cards().byId();
        return game.cards().byId().keySet().reject(known::containsKey).toArray().sorted();
    }

    /** A set whose words cannot be read would end a game as soon as somebody is told of anything. */
    private static Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> worded(
            ShelvedGame shelved, ReadyGame<?, ?, ?, ?, ?> game) {
        String name = game.game().rules().notation().game();
        Array<Problem> wrong = shelved.sets()
                .filter(Sets::haveWords)
                .toArray()
                .flatMap(sets -> LANGUAGES
                        .flatMap(language -> Wording.of(name, language))
                        .flatMap(sets::misworded));
        return wrong.isEmpty() ? Either.right(game) : Either.left(wrong);
    }

    /**
     * The words of a game in a language, with those of the card sets that are found; none if it does not speak it.
     *
     * @param name the name of the game in replays, or of a {@linkplain ShelvedGame#family family} of games
     */
    public Option<Wording> wording(String name, String language) {
        return wordings.computeIfAbsent(name + "." + language, key -> read(name, language));
    }

    private Option<Wording> read(String name, String language) {
        return Wording.of(name, language)
                .map(words -> words.and(WORDS, Shelf.class).getOrElse(words))
                .map(words -> named(name)
                        .flatMap(ShelvedGame::sets)
                        .map(sets -> sets.and(words))
                        .getOrElse(words));
    }

    /** The game whose games and matches have such names in replays: the first of the {@linkplain ShelvedGame#family family}. */
    public Option<ShelvedGame> named(String name) {
        return games.find(game -> (name + "-").startsWith(game.family() + "-"));
    }
}
