package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Messages;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** What a person who plays a game can type instead of a number; the beginning of a word will do. */
enum Command {
    /** What can be typed. */
    HELP,
    /** Draws the table. */
    TABLE,
    /** Shows the person's hand. */
    HAND,
    /** Shows the piles that lie open. */
    PILES,
    /** Shows what is printed on a card. */
    CARD,
    /** Tells why something cannot be done. */
    WHY,
    /** Takes the last choice back. */
    UNDO,
    /** Gives up. */
    GIVE,
    /** Leaves the game unfinished. */
    QUIT;

    /**
     * The one command that begins with that; every beginning of "help" means help.
     *
     * @param messages what they are called in the language of the person, besides their English names
     */
    static Option<Command> find(String typed, Messages messages) {
        String word = typed.toLowerCase(Locale.ROOT);
        if (word.equals("?") || word.equals("h")) {
            return Option.some(HELP);
        } else if (word.equals("exit")) {
            return Option.some(QUIT);
        }
        Array<Command> all = Array.of(values());
        Array<Command> found = all.filter(command -> begins(word, command.name().toLowerCase(Locale.ROOT)))
                .appendAll(all.filter(
                        command -> messages.find("command." + command.name()).exists(name -> begins(word, name))))
                .distinct();
        return found.size() == 1 ? found.headOption() : Option.none();
    }

    private static boolean begins(String word, String command) {
        return !word.isEmpty() && command.startsWith(word);
    }
}
