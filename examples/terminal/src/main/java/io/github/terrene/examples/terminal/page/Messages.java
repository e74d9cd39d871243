package io.github.terrene.examples.terminal.page;

import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Shelf;
import io.vavr.Function1;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.Reader;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/**
 * What the program itself says, in one language: {@code messages.properties}. What is said of games is in their own files.
 *
 * @param language such as {@code de}
 * @param texts by key
 * @param words of a game: in the language if it speaks it, and in English
 */
public record Messages(String language, ResourceBundle texts, Function1<String, Array<Wording>> words) {
    private static final String ENGLISH_LANGUAGE = "en";

    /** English. */
    public static final Messages ENGLISH = in(ENGLISH_LANGUAGE);

    /** In a language; what it lacks is said in English. */
    public static Messages in(String language) {
        return new Messages(
                language,
                ResourceBundle.getBundle(
                        Messages.class.getPackageName() + ".messages",
                        Locale.forLanguageTag(language),
                        Control.getNoFallbackControl(Control.FORMAT_PROPERTIES)),
                Function1.<String, Array<Wording>>of(game -> read(game, language))
                        .memoized());
    }

    private static Array<Wording> read(String game, String language) {
        Shelf shelf = Shelf.onPath();
        return Array.of(language, ENGLISH_LANGUAGE).distinct().flatMap(each -> shelf.wording(game, each));
    }

    /** The same with words that somebody brought. */
    public Messages with(Wording own) {
        return new Messages(
                language, texts, game -> words.apply(game).prepend(own).distinctBy(Wording::language));
    }

    /**
     * The same, with other texts of the program itself.
     *
     * @param own lines such as {@code messages.properties} has
     * @throws IOException if it cannot be read
     */
    public Messages saying(Reader own) throws IOException {
        return new Messages(language, new Brought(own, texts), words);
    }

    /** Whether there are words of a game in the language itself. */
    public boolean speaks(String game) {
        return words.apply(game).exists(each -> each.language().equals(language));
    }

    /** The words of a game, the preferred first. They are read once. */
    public Array<Wording> wordings(String game) {
        return words.apply(game);
    }

    /** The text under a key, with what is filled in. */
    public String say(String key, Object... facts) {
        return new MessageFormat(texts.getString(key), Locale.ROOT).format(facts);
    }

    /** The text under a key, if there is one. */
    public Option<String> find(String key) {
        return Option.when(texts.containsKey(key), () -> say(key));
    }
}
