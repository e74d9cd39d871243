package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a line into words. */
final class CommandLine {
    private static final String PLACE = "the command";
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");
    private static final Pattern WORD = Pattern.compile("(?:" + QUOTED + "|[^\\s\"']++)+");

    private CommandLine() {}

    static Either<Problem, Array<String>> words(String line) {
        Array<String> words = Array.empty();
        for (Matcher word = WORD.matcher(line); word.find(); ) {
            words = words.append(word.group());
        }
        if (!WORD.matcher(line).replaceAll("").trim().isEmpty()) {
            return Either.left(Problem.at(PLACE, "bot/open-quotation", "a quotation mark is not closed"));
        }
        return words.isEmpty()
                ? Either.left(Problem.at(
                        PLACE,
                        "bot/no-command",
                        "a command is expected: a program and its arguments, such as python3 my_bot.py"))
                : Either.right(words.map(word -> QUOTED.matcher(word).replaceAll("$1$2")));
    }
}
