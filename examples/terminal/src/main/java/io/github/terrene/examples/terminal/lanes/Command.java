package io.github.terrene.examples.terminal.lanes;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** What a person can type instead of a number; the beginning of a word will do. */
enum Command {
    HELP,
    TABLE,
    HAND,
    PILES,
    CARD,
    WHY,
    UNDO,
    GIVE,
    QUIT;

    static Option<Command> find(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.equals("?")) {
            return Option.some(HELP);
        } else if (lower.equals("exit")) {
            return Option.some(QUIT);
        }
        return Array.of(values())
                .find(request -> !lower.isEmpty()
                        && request.name().toLowerCase(Locale.ROOT).startsWith(lower));
    }
}
