package io.github.terrene.examples.terminal.dialogue;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** Which command a word means. */
public final class Commands {
    private Commands() {}

    /**
     * The one command that begins with that; every beginning of "help" means help.
     *
     * @param commands the commands there are, among them {@code HELP} and {@code QUIT}
     */
    public static <K extends Enum<K>> Option<K> find(Class<K> commands, String typed) {
        String word = typed.toLowerCase(Locale.ROOT);
        if (word.equals("?") || word.equals("h")) {
            return Option.some(Enum.valueOf(commands, "HELP"));
        } else if (word.equals("exit")) {
            return Option.some(Enum.valueOf(commands, "QUIT"));
        }
        Array<K> found = Array.of(commands.getEnumConstants())
                .filter(command -> !word.isEmpty()
                        && command.name().toLowerCase(Locale.ROOT).startsWith(word));
        return found.size() == 1 ? found.headOption() : Option.none();
    }
}
