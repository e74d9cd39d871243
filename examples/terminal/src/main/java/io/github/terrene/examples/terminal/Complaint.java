package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.replay.Deviation;
import io.vavr.collection.Seq;
import java.io.PrintStream;
import java.nio.file.Path;

/**
 * Says what is wrong with a replay; each complaint returns the exit code.
 *
 * @param file the file
 * @param err where to
 */
record Complaint(Path file, PrintStream err) {

    int refuse(String what, String why) {
        err.println("terrene: " + file + " " + what + ": " + Printable.of(why));
        return 1;
    }

    int damaged(Seq<Problem> problems) {
        refuse("is not a replay that can be played", problems.head().toString());
        problems.tail().forEach(problem -> err.println("  " + Printable.of(problem.toString())));
        return 1;
    }

    int deviates(Deviation<?, ?, ?> deviation) {
        String where = deviation.step() == 0 ? "at its start" : "at step " + deviation.step();
        refuse("deviates " + where, "line " + deviation.line() + ": " + difference(deviation));
        if (deviation.before().isDefined()) {
            err.println(
                    "  Up to there everything is as recorded; the rules, the cards or the file have changed since.");
        }
        return 1;
    }

    private static String difference(Deviation<?, ?, ?> deviation) {
        if (!deviation.rejections().isEmpty()) {
            return deviation.action() + " is refused: "
                    + deviation.rejections().map(Rejection::sentence).mkString("; ");
        }
        String after = deviation.step() == 0 ? "" : "after " + deviation.action() + ", ";
        return after + deviation.expected() + " is recorded, found is " + deviation.found();
    }
}
