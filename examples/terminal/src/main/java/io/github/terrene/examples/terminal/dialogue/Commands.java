package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Messages;
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
     * @param messages what they are called in the language of the person, besides their English names
     */
    public static <K extends Enum<K>> Option<K> find(Class<K> commands, String typed, Messages messages) {
        String word = typed.toLowerCase(Locale.ROOT);
        if (word.equals("?") || word.equals("h")) {
            return Option.some(Enum.valueOf(commands, "HELP"));
        } else if (word.equals("exit")) {
            return Option.some(Enum.valueOf(commands, "QUIT"));
        }
        Array<K> all = Array.of(commands.getEnumConstants());
        Array<K> found = all.filter(command -> begins(word, command.name().toLowerCase(Locale.ROOT)))
                .appendAll(all.filter(
                        command -> messages.find("command." + command.name()).exists(name -> begins(word, name))))
                .distinct();
        return found.size() == 1 ? found.headOption() : Option.none();
    }

    private static boolean begins(String word, String command) {
        return !word.isEmpty() && command.startsWith(word);
    }
}
