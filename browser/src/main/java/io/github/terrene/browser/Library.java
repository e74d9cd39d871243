package io.github.terrene.browser;

import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import java.util.HashMap;
import java.util.Map;

/** All games, what they say, and how they look, in every language that they speak. Each is made and read once, when it is asked for. */
final class Library {
    private final Shelf shelf;
    private final Map<String, Wording> wordings = new HashMap<>();
    private final Map<String, Layout> layouts = new HashMap<>();

    /** Of the games on a shelf. */
    Library(Shelf shelf) {
        this.shelf = shelf;
    }

    /** The shelf. */
    Shelf shelf() {
        return shelf;
    }

    /**
     * A game as it is wished.
     *
     * @throws Refusal if it cannot be played like this
     */
    ReadyGame<?, ?, ?, ?, ?> ready(ShelvedGame game, Wish wish) {
        return (wish.equals(Wish.USUAL) ? shelf.usual(game.id()) : shelf.ready(game.id(), wish))
                .getOrElseThrow(Refusal::new);
    }

    /** Players who are called as their seats, and the one who is told. */
    Cast cast(Game<?, ?, ?, ?, ?> game, Seat seat) {
        return game.seats().contains(seat) ? Cast.LETTERS.toldTo(seat) : Cast.LETTERS;
    }

    /** Tells a seat about a game. */
    <A, E> Narrator<A, E> narrator(Game<?, ?, A, E, ?> game, Seat seat, String language) {
        return narrator(game, cast(game, seat), language);
    }

    /**
     * Tells somebody about a game.
     *
     * @throws Refusal if the game does not speak that language
     */
    <A, E> Narrator<A, E> narrator(Game<?, ?, A, E, ?> game, Cast cast, String language) {
        return new Narrator<>(
                wording(game.rules().notation().game(), language),
                game.cards(),
                game.rules().forms(),
                cast);
    }

    private Wording wording(String game, String language) {
        return wordings.computeIfAbsent(
                game + "." + language,
                key -> shelf.wording(game, language)
                        .getOrElseThrow(() -> new Refusal(
                                "language", "browser/no-language", "there are no words in the language " + language)));
    }

    /**
     * What lies where on the board of a game.
     *
     * @throws Refusal if it has none
     */
    Layout layout(Game<?, ?, ?, ?, ?> game) {
        return layouts.computeIfAbsent(
                game.rules().notation().game(),
                name -> Layout.of(name)
                        .getOrElseThrow(() -> new Refusal("board", "browser/no-board", "the game has no board")));
    }
}
