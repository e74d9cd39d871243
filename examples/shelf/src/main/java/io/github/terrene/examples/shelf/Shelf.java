package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

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

    /** Those that are played with ready decks, as usual. */
    static final Array<ReadyGame<?, ?, ?, ?, ?, ?, ?>> READY =
            WITH_DECKS.keySet().toArray().map(id -> usual(ready(id, Wish.USUAL)));

    /** All of them as they are usually played, as single games. */
    public static final Array<Game<?, ?, ?, ?, ?>> GAMES = READY.<Game<?, ?, ?, ?, ?>>map(ReadyGame::game)
            .append(usual(draft(Wish.USUAL)).game());

    private Shelf() {}

    static <G> G usual(Either<Seq<Problem>, G> game) {
        return game.getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    /** The game with that name in addresses, if there is one. */
    public static Option<Game<?, ?, ?, ?, ?>> find(String id) {
        return GAMES.find(game -> game.id().equals(id));
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
