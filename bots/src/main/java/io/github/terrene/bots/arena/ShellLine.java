package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.regex.Pattern;

/**
 * A command as a line that can be copied into a POSIX shell.
 *
 * @param words the command and its arguments
 */
record ShellLine(Array<String> words) {
    /** Words that no shell changes. */
    private static final Pattern BARE = Pattern.compile("[A-Za-z0-9_@%+:,./-]+");

    static ShellLine of(String... words) {
        return new ShellLine(Array.of(words));
    }

    /** The same with more arguments. */
    ShellLine and(String... more) {
        return and(Array.of(more));
    }

    /** The same with more arguments. */
    ShellLine and(Seq<String> more) {
        return new ShellLine(words.appendAll(more));
    }

    @Override
    public String toString() {
        return words.map(ShellLine::quoted).mkString(" ");
    }

    private static String quoted(String word) {
        return BARE.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
