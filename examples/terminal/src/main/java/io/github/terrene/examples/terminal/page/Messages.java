package io.github.terrene.examples.terminal.page;

import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/**
 * What the program itself says, in one language: {@code messages.properties}. What is said of games is in their own files.
 *
 * @param language such as {@code de}
 * @param texts by key
 * @param own words of games that somebody brought; none for those that come with the games
 */
public record Messages(String language, ResourceBundle texts, Option<Wording> own) {
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
                Option.none());
    }

    /** The same with words that somebody brought. */
    public Messages with(Wording words) {
        return new Messages(language, texts, Option.some(words));
    }

    /** The words of a game: in the language if it speaks it, and in English. */
    public Array<Wording> wordings(String game) {
        return own.toArray()
                .appendAll(Wording.of(game, language))
                .appendAll(Wording.of(game, ENGLISH_LANGUAGE))
                .distinctBy(Wording::language);
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
