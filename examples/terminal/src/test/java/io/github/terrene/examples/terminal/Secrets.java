package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.util.regex.Pattern;

/**
 * Names of cards that somebody must not be shown.
 *
 * @param names at least one
 */
record Secrets(Seq<String> names) {
    /** Names that are neither in what was seen, nor in the texts of cards, which anybody may read. */
    static Secrets of(Seq<String> names, String seen, String texts) {
        Seq<String> secret =
                names.distinct().reject(name -> seen.contains(name)).reject(texts::contains);
        assertThat(secret).as("there is something to be kept secret").isNotEmpty();
        return new Secrets(secret);
    }

    /** Those that a text tells. */
    Seq<String> toldIn(String text) {
        String plain = text.replaceAll("\\s+", " ");
        return names.filter(plain::contains) // most are not there, and this is seen sooner
                .filter(name -> Pattern.compile("\\b" + Pattern.quote(name) + "\\b")
                        .matcher(plain)
                        .find());
    }
}
