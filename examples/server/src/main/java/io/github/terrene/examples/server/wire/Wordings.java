package io.github.terrene.examples.server.wire;

import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Shelf;
import io.vavr.collection.Array;
import java.util.concurrent.ConcurrentHashMap;

/** What games say in the languages that this program speaks, and what this program says itself. Each is read once. */
public final class Wordings {
    /** The languages. The first is that of people who speak none of them. */
    public static final Array<String> LANGUAGES = Shelf.LANGUAGES;

    private static final ConcurrentHashMap<String, Wording> READ = new ConcurrentHashMap<>();

    private static final ConcurrentHashMap<String, Layout> LAYOUTS = new ConcurrentHashMap<>();

    private Wordings() {}

    /** What of a game lies where on a board. */
    public static Layout layout(Game<?, ?, ?, ?, ?> game) {
        return LAYOUTS.computeIfAbsent(
                game.rules().notation().game(),
                name -> Layout.of(name)
                        .getOrElseThrow(() -> new IllegalStateException("there is no layout for " + name)));
    }

    /** The words of a game in one of the languages; in the first if it does not speak that one. */
    public static Wording of(Game<?, ?, ?, ?, ?> game, String language) {
        String name = game.rules().notation().game();
        return READ.computeIfAbsent(
                name + "." + language,
                key -> Shelf.onPath()
                        .wording(name, language)
                        .orElse(() -> Shelf.onPath().wording(name, LANGUAGES.head()))
                        .flatMap(words -> words.and("terrene-example-server", Wordings.class))
                        .getOrElseThrow(() -> new IllegalStateException("there are no words: " + key)));
    }
}
