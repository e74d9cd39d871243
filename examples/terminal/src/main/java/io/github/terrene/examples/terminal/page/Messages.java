package io.github.terrene.examples.terminal.page;

import io.github.terrene.narrator.wording.Wording;
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
    /** English. */
    public static final Messages ENGLISH = in("en");

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

    /** The words of a game, in English if it does not speak the language. */
    public Wording wording(String game) {
        return own.orElse(() -> Wording.of(game, language))
                .orElse(() -> Wording.of(game, "en"))
                .getOrElseThrow(() -> new IllegalStateException("there are no words for " + game));
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
