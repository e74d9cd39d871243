package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.kernel.form.Spelling;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** How similar typed words are to known ones. */
public final class Similarity {
    private Similarity() {}

    /** Letters and digits only, in lower case. */
    public static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    /** The one most similar to what was typed; none if all are very different. */
    public static Option<String> closest(String typed, Seq<String> known) {
        return Spelling.closest(known.map(Similarity::plain), plain(typed))
                .flatMap(meant -> known.find(each -> plain(each).equals(meant)));
    }
}
