package io.github.terrene.browser;

import io.github.terrene.shelf.CardFile;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * What somebody wants to play.
 *
 * @param game the id of the game
 * @param variant {@link #MATCH}, or nothing for single games
 * @param players how many play, in digits; nothing for as many as usual
 * @param cards cards of one's own, as text; nothing for none
 */
record Wanted(String game, String variant, String players, String cards) {
    /** Several games, until somebody has won often enough. */
    static final String MATCH = "match";

    /** A game as it is usually played. */
    static Wanted usual(String game) {
        return new Wanted(game, "", "", "");
    }

    /**
     * What is to be played.
     *
     * @throws Refusal if there is no such game, or it cannot be played like this
     */
    Made<?, ?, ?, ?, ?> made(Library library) {
        Shelf shelf = library.shelf();
        ShelvedGame shelved = shelf.find(game)
                .getOrElseThrow(() -> new Refusal("game", "browser/no-game", "there is no game called " + game));
        Wish wish = new Wish(own(shelf, shelved), Option.none(), number(shelved), Array.empty());
        ReadyGame<?, ?, ?, ?, ?> ready = library.ready(shelved, wish);
        return variant.equals(MATCH) ? of(match(ready), library) : of(ready.game(), library);
    }

    private static <C, S, A, E, V> Made<C, S, A, E, V> of(Game<C, S, A, E, V> game, Library library) {
        return new Made<>(game, library);
    }

    private Option<CardFile> own(Shelf shelf, ShelvedGame shelved) {
        return Option.of(cards)
                .filter(Predicate.not(String::isBlank))
                .map(text -> new CardFile(
                        "cards", text, Shelf.LANGUAGES.flatMap(language -> shelf.wording(shelved.family(), language))));
    }

    private Option<Integer> number(ShelvedGame shelved) {
        if (players.isEmpty()) {
            return Option.none();
        }
        return Option.some(shelved.players()
                .find(each -> String.valueOf(each).equals(players))
                .getOrElseThrow(() -> new Refusal(
                        "players",
                        "browser/players",
                        "it is played by " + shelved.players().mkString(", "))));
    }

    private static Game<?, ?, ?, ?, ?> match(ReadyGame<?, ?, ?, ?, ?> ready) {
        return ready.match()
                .getOrElseThrow(() -> new Refusal("match", "browser/no-match", "there are no matches of it"));
    }
}
