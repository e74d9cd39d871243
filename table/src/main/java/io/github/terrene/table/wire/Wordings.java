package io.github.terrene.table.wire;

import io.github.terrene.kernel.Internal;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Shelf;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;

/** What games say in the languages of a shelf, and what is said of tables beside the games. Each is read once. */
@Internal
public final class Wordings {
    private final Shelf shelf;
    private final ConcurrentHashMap<String, Wording> words = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Layout> layouts = new ConcurrentHashMap<>();

    /** Of the games on a shelf. */
    public Wordings(Shelf shelf) {
        this.shelf = shelf;
    }

    /** What of a game lies where on a board. */
    Layout layout(Game<?, ?, ?, ?, ?> game) {
        return layouts.computeIfAbsent(
                game.rules().notation().game(),
                name -> Layout.of(name)
                        .getOrElseThrow(() -> new IllegalStateException("there is no layout for " + name)));
    }

    /** The cards of somebody's own that a game is played with, if a table is wished with some. */
    Option<TableCard.OwnCards> own(Game<?, ?, ?, ?, ?> game, Option<String> cards) {
        return cards.map(text -> TableCard.OwnCards.of(shelf.own(game).size(), text));
    }

    /** The words of a game in one of the {@linkplain Shelf#LANGUAGES languages}; in the first if it does not speak that one. */
    public Wording of(Game<?, ?, ?, ?, ?> game, String language) {
        String name = game.rules().notation().game();
        return words.computeIfAbsent(
                name + "." + language,
                key -> shelf.wording(name, language)
                        .orElse(() -> shelf.wording(name, Shelf.LANGUAGES.head()))
                        .flatMap(found -> found.and("terrene-table", Wordings.class))
                        .getOrElseThrow(() -> new IllegalStateException("there are no words: " + key)));
    }
}
