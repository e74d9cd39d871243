package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultFile;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays games for a command: shows how far it is, keeps what has been played, and says how to go on after an interruption.
 *
 * @param err where it shows how far it is
 * @param live whether that is a terminal
 * @param ifEndedWithin what to do if something within the program ends it
 * @param threads how many games are played at the same time
 * @param out the file that keeps the results, if one does
 */
record Playing(
        PrintWriter err,
        boolean live,
        Runnable ifEndedWithin,
        int threads,
        @Nullable Path out) {
    private static final int MOST_THREADS = 1_024;

    /** Why no games can be played on so many threads. */
    static Option<Problem> threads(int number) {
        return Option.when(
                number < 1 || number > MOST_THREADS,
                () -> Problem.at("threads", "arena/threads", "--threads must be from 1 to 1,024"));
    }

    /**
     * Plays what is not known yet. A file is added to as games end, and sorted when all have.
     *
     * @param atMost whether it may be less than the plan says
     * @param known results from earlier runs
     * @param command what plays the same games again
     * @return all results
     */
    Array<GameResult> play(Plan plan, boolean atMost, Array<GameResult> known, String command) {
        if (out == null) {
            return played(plan, atMost, known, command, each -> {});
        }
        Unusable.check(plan.foreign(out.toString(), known));
        Array<GameResult> all;
        try (ResultFile results = Unusable.check(ResultFile.append(out))) {
            all = played(plan, atMost, known, command, results::add);
        }
        Unusable.check(ResultFile.write(out, all));
        return all;
    }

    private Array<GameResult> played(
            Plan plan, boolean atMost, Array<GameResult> known, String command, Consumer<GameResult> finished) {
        Progress progress = new Progress(err, live, known.size(), plan.atMost(), atMost);
        Thread stopped = new Thread(new Interruption(err, goingOn(), ifEndedWithin));
        Runtime.getRuntime().addShutdownHook(stopped);
        Array<GameResult> all;
        try {
            all = new Arena(plan, threads)
                    .play(
                            known,
                            result -> {
                                finished.accept(result);
                                progress.played();
                            },
                            new Failures(progress::tell, command));
        } finally {
            Runtime.getRuntime().removeShutdownHook(stopped);
        }
        progress.end();
        return all;
    }

    private String goingOn() {
        return out == null
                ? "No game was kept: use --out to keep them."
                : "The same command continues with what is in " + out + ".";
    }
}
