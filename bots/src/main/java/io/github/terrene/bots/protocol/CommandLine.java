package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Takes a line apart into words. */
final class CommandLine {
    private static final String PLACE = "the command";
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");
    private static final Pattern WORD = Pattern.compile("(?:" + QUOTED + "|[^\\s\"']++)+");

    private CommandLine() {}

    static Either<Problem, Array<String>> words(String line) {
        Array<String> words =
                Array.ofAll(WORD.matcher(line).results().map(MatchResult::group).toList());
        if (!WORD.matcher(line).replaceAll("").trim().isEmpty()) {
            return Either.left(Problem.at(PLACE, "bot/open-quotation", "a quotation mark is not closed"));
        }
        return words.isEmpty()
                ? Either.left(Problem.at(PLACE, "bot/no-command", "is empty"))
                : Either.right(words.map(word -> QUOTED.matcher(word).replaceAll("$1$2")));
    }
}
