package io.github.terrene.examples.terminal.person;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** What a person can type instead of a number; the beginning of a word will do. */
enum Command {
    HELP,
    MORE,
    TABLE,
    HAND,
    DISCARDS,
    CARD,
    WHY,
    UNDO,
    QUIT;

    static Option<Command> find(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.equals("?")) {
            return Option.some(HELP);
        } else if (lower.equals("exit")) {
            return Option.some(QUIT);
        }
        Array<Command> found = Array.of(values())
                .filter(command -> !lower.isEmpty()
                        && command.name().toLowerCase(Locale.ROOT).startsWith(lower));
        boolean plain = found.size() == 1 || lower.equals("h");
        return plain ? found.headOption() : Option.none();
    }
}
