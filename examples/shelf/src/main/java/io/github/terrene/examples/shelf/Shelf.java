package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/** The games that can be played. */
public final class Shelf {
    private static final LinkedHashMap<String, Function<Wish, Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?, ?, ?>>>>
            WITH_DECKS = LinkedHashMap.of(
                    "odyssey",
                    OdysseyGame::duel,
                    "odyssey-2v2",
                    OdysseyGame::teams,
                    "terralore",
                    TerraloreGame::of,
                    "hobe",
                    HobeGame::of,
                    "carnage",
                    CarnageGame::of);

    /** Made when they are first asked for: whoever asks for one game only is told what is wrong with its cards. */
    private static final Lazy<Array<ReadyGame<?, ?, ?, ?, ?, ?, ?>>> READY =
            Lazy.of(() -> WITH_DECKS.keySet().toArray().map(id -> usual(ready(id, Wish.USUAL))));

    private static final Lazy<Array<Game<?, ?, ?, ?, ?>>> GAMES = Lazy.of(() -> READY.get()
            .<Game<?, ?, ?, ?, ?>>map(ReadyGame::game)
            .append(usual(draft(Wish.USUAL)).game()));

    private static final LinkedHashMap<String, Supplier<Sets<?, ?, ?>>> SETS = LinkedHashMap.of(
            "terrene-odyssey",
            OdysseyGame::sets,
            "terralore",
            TerraloreGame::sets,
            "hobe",
            HobeGame::sets,
            "carnage",
            CarnageGame::sets);

    private Shelf() {}

    /** Those that are played with ready decks, as usual. */
    static Array<ReadyGame<?, ?, ?, ?, ?, ?, ?>> ready() {
        return READY.get();
    }

    /**
     * All of them as they are usually played, as single games.
     *
     * @throws IllegalStateException with all that is wrong with the card sets that are found
     */
    public static Array<Game<?, ?, ?, ?, ?>> games() {
        return GAMES.get();
    }

    /**
     * The words of a game in a language, with those of the card sets that are found; none if it does not speak it.
     *
     * @param game the name of the game in replays, or of a family of games, such as {@code terrene-odyssey}
     */
    public static Option<Wording> wording(String game, String language) {
        return Wording.of(game, language)
                .map(words -> SETS.find(sets -> game.startsWith(sets._1))
                        .map(sets -> sets._2.get().and(words))
                        .getOrElse(words));
    }

    static <G> G usual(Either<Seq<Problem>, G> game) {
        return game.getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    /** The game with that name in addresses, if there is one. */
    public static Option<Game<?, ?, ?, ?, ?>> find(String id) {
        return games().find(game -> game.id().equals(id));
    }

    /** For how many players there is a game. */
    public static Array<Integer> sizes(Game<?, ?, ?, ?, ?> game) {
        return game.id().equals(DraftGame.ID) ? DraftGame.SIZES : Array.of(game.players());
    }

    /**
     * A game for so many players.
     *
     * @param players one of its {@link #sizes}
     */
    public static Game<?, ?, ?, ?, ?> sized(Game<?, ?, ?, ?, ?> game, int players) {
        return players == game.players()
                ? game
                : usual(draft(new Wish(Option.none(), Wish.USUAL.edition(), players)))
                        .game();
    }

    /**
     * A game that is played with ready decks.
     *
     * @param id its name
     * @return it as it is wished, or what is wrong with the cards that are found
     * @throws java.util.NoSuchElementException if there is none with that name
     */
    public static Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?, ?, ?>> ready(String id, Wish wish) {
        return WITH_DECKS.get(id).get().apply(wish);
    }

    /** The draft as it is wished, or what is wrong with the cards that are found. */
    public static Either<Seq<Problem>, DraftGame> draft(Wish wish) {
        return DraftGame.of(wish);
    }
}
