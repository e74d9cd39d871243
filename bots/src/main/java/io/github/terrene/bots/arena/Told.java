package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.report.Report;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reports the results of games: as a table, and on a page if one is wanted. */
final class Told {
    /** How many characters of a page show what it is. */
    private static final int BEGINNING = 10_000;

    private Told() {}

    /**
     * Reports the results.
     *
     * @return why the page cannot be written, if it cannot
     */
    static Seq<Problem> tell(
            String title, String command, Seq<GameResult> results, PrintWriter out, @Nullable Path page) {
        if (results.isEmpty()) {
            out.println("No game has been played.");
            return Array.empty();
        }
        Report report = Report.of(title, command, results);
        out.print(report.text());
        out.flush();
        return page == null ? Array.empty() : written(page, report.html());
    }

    /**
     * What is wrong with the place of the page; checked before the first game is played.
     *
     * @param results the file that results are written to, if any
     */
    static Seq<Problem> faults(@Nullable Path results, @Nullable Path page) {
        if (page == null) {
            return Array.empty();
        }
        if (results != null
                && page.toAbsolutePath()
                        .normalize()
                        .equals(results.toAbsolutePath().normalize())) {
            return Array.of(Problem.at(
                    page.toString(), "results/same", "the results and the page need different files: --out, --report"));
        }
        Path folder = page.toAbsolutePath().getParent();
        return Files.isDirectory(page) || folder == null || !Files.isWritable(folder)
                ? Array.of(Problem.at(page.toString(), "results/folder", "no page can be written there"))
                : precious(page);
    }

    /** Refuses to overwrite what is there, unless it is an earlier page. */
    private static Seq<Problem> precious(Path page) {
        return Files.isRegularFile(page) && !mayGo(page)
                ? Array.of(Problem.at(
                        page.toString(), "results/no-page", "this is not a page of an arena, and is not replaced"))
                : Array.empty();
    }

    private static boolean mayGo(Path page) {
        char[] beginning = new char[BEGINNING];
        try (Reader from =
                new BufferedReader(new InputStreamReader(Files.newInputStream(page), StandardCharsets.UTF_8))) {
            int length = from.read(beginning);
            return length < 0 || Report.isPage(new String(beginning, 0, length));
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** By now something else may be there, such as the results themselves under another name. */
    private static Seq<Problem> written(Path page, String html) {
        Seq<Problem> precious = precious(page);
        if (!precious.isEmpty()) {
            return precious;
        }
        try {
            Files.write(page, html.getBytes(StandardCharsets.UTF_8));
            return Array.empty();
        } catch (IOException failure) {
            return Array.of(
                    Problem.at(page.toString(), "results/page", "cannot be written: {failure}", failure.toString()));
        }
    }
}
