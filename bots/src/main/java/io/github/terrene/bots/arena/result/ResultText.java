package io.github.terrene.bots.arena.result;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.HashMap;

/**
 * Results as the text of a file, one line each. The file may have been saved with the line endings of another system. A line that was
 * interrupted in the middle is not a result: the game is played again.
 */
public final class ResultText {
    private static final int MOST_PROBLEMS = 5;

    private ResultText() {}

    /** The text of results, sorted by their numbers. */
    public static String of(Seq<GameResult> results) {
        return results.sortBy(GameResult::number)
                .map(ResultLine::of)
                .prepend(ResultLine.HEADER)
                .mkString("", "\n", "\n");
    }

    /**
     * The results in a text, in its order, each once.
     *
     * @param name the name of the file, for people
     * @return the results, or what is wrong: lines that cannot be read, or a game with two results
     */
    public static Either<Seq<Problem>, Array<GameResult>> read(String name, String text) {
        String plain = ByteOrderMark.without(text);
        Array<String> lines = Array.of(plain.split("\r?\n", -1)).init();
        if (lines.isEmpty() && (ResultLine.HEADER + "\r").startsWith(plain)) {
            return Either.right(Array.empty());
        }
        if (lines.isEmpty() || !lines.head().equals(ResultLine.HEADER)) {
            return Either.left(Array.of(Problem.at(
                    name + ", line 1",
                    "results/header",
                    "these are not results of an arena, which begin with \"{columns}\"",
                    ResultLine.HEADER)));
        }
        Array<Either<Seq<Problem>, GameResult>> read = lines.zipWithIndex()
                .tail()
                .map(line -> ResultLine.read(name + ", line " + (line._2 + 1), line._1))
                .toArray();
        Array<Problem> wrong =
                read.filter(Either::isLeft).flatMap(Either::getLeft).take(MOST_PROBLEMS);
        return wrong.isEmpty() ? united(name, read.map(Either::get)) : Either.left(wrong);
    }

    /**
     * The combined results of several sources.
     *
     * @param name the name of the source, for people
     * @return each game once, or which games have two results
     */
    public static Either<Seq<Problem>, Array<GameResult>> united(String name, Seq<GameResult> results) {
        java.util.Map<Integer, GameResult> known = new HashMap<>();
        Array<GameResult> distinct = results.toArray().filter(each -> {
            GameResult before = known.putIfAbsent(each.number(), each);
            return before == null || !before.equals(each);
        });
        Array<Problem> wrong = distinct.filter(each -> known.get(each.number()) != each)
                .take(MOST_PROBLEMS)
                .map(each -> Problem.at(name, "results/twice", "game {number:number} has two results", each.number()));
        return wrong.isEmpty() ? Either.right(distinct) : Either.left(wrong);
    }

    /** Results by the numbers of their games. */
    public static Map<Integer, GameResult> byNumber(Seq<GameResult> results) {
        return LinkedHashMap.ofEntries(results.map(each -> io.vavr.Tuple.of(each.number(), each)));
    }
}
